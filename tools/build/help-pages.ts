/** Two plain pages that Office's dialogs and a store listing link to. They need no script, and fit any address. */

const page = (title: string, paragraphs: readonly string[]): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="font: 16px/1.5 sans-serif; max-width: 40em; margin: 2em auto; padding: 0 1em">
<h1>${title}</h1>
${paragraphs.map((text) => `<p>${text}</p>`).join('\n')}
</body>
</html>
`;

export function helpPages(): [name: string, text: string][] {
  return [
    [
      'index.html',
      page('Shiftsheet', [
        'Excel loads the pane of the add-in Shiftsheet from here. There is nothing to do at this address: open Excel, and choose “Shiftsheet” on the tab “Home”.',
        '<a href="support.html">Help</a> · <a href="privacy.html">Privacy</a>',
      ]),
    ],
    [
      'support.html',
      page('Shiftsheet: help', [
        'In the pane, choose “Copy diagnostics” in the menu at the top, and paste the text into a message to the people in your company who gave you Shiftsheet. It has no names, records, addresses or session IDs.',
        'If the pane does not start, choose “Load again” in it. If it stays empty, close the workbook and open it again. Nothing that you typed into the workbook is lost.',
        'What becomes of data: <a href="privacy.html">privacy</a>.',
      ]),
    ],
    [
      'privacy.html',
      page('Shiftsheet: privacy', [
        'Shiftsheet works between your workbook and your company’s scheduling service. It sends records to that service and to nobody else, and the makers of Shiftsheet receive nothing: no statistics, no error reports.',
        'The workbook keeps the records that were downloaded and what was pushed. Session IDs and first passwords are never written into it.',
        'The device keeps the addresses of services, choices of the pane, and, only if you tick it and your company allows it, the session ID.',
        'Excel loads Office.js from Microsoft, as every add-in does.',
      ]),
    ],
  ];
}
