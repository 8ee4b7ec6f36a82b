process.env['EXCEL'] = 'm365';
