process.env['ANSWER_FORM'] = 'xml';
