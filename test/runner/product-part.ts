process.env['EXCEL_PART'] = 'product';
