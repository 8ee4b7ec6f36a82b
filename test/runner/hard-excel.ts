process.env['EXCEL'] = 'hard';
