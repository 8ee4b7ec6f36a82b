/** The main job in German: Excel’s menus and region are German, and so are the pane, the sheets, the messages and the reports. */
import path from 'node:path';
import { expect, test } from './workbench-test';

/** `SCREENS=folder` also takes a picture of each screen. */
const SCREENS = process.env['SCREENS'];

/** Words that stand in nearly every English sentence, and that no German one has. */
const ENGLISH = /\b(?:the|and|of|are|rows?|sheets?|with|your|not|push|download|shifts?|people|has)\b/i;

const NARROWEST = 320;

test.use({ names: 'plain' });

test('download, edit, check, push, paste and report in German; axe finds nothing, and every screen fits 320 px', async ({
  workbench,
}) => {
  const { page, pane } = workbench;
  const frame = page.locator('iframe[title="Shiftsheet"]');
  const examine = async (screen: string) => {
    const lines = (await pane.locator('body').innerText()).split('\n').map((line) => line.trim());
    expect
      .soft(
        lines.filter((line) => ENGLISH.test(line.replace('Shiftsheet', ''))),
        screen,
      )
      .toEqual([]);
    expect.soft(await workbench.accessibilityProblems(), screen).toEqual([]);
    await frame.evaluate((element, width) => (element.style.width = `${width}px`), NARROWEST);
    const overflow = await pane.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth);
    expect.soft(overflow, `${screen} at ${NARROWEST} px`).toBe(0);
    if (SCREENS !== undefined)
      await frame.screenshot({ path: path.join(SCREENS, `German ${screen} 320.png`.replaceAll(' ', '-')) });
    await frame.evaluate((element) => (element.style.width = ''));
    if (SCREENS !== undefined)
      await frame.screenshot({ path: path.join(SCREENS, `German ${screen}.png`.replaceAll(' ', '-')) });
  };

  await page.goto('/?language=de-DE');
  await page.evaluate(() => window.workbench.ready);
  await workbench.button('Mit Beispieldaten ausprobieren').waitFor();
  await examine('connect');
  await workbench.button('Mit Beispieldaten ausprobieren').click();
  await workbench.notice('Alles ist da').waitFor();
  await workbench.jobEnded();
  await examine('home');

  const headers = await workbench.headers('Benutzer');
  expect(headers.slice(0, 6)).toEqual(['Row', 'Status', 'Meldung', 'Benutzername', 'Vorname', 'Nachname']);
  await page.evaluate(() => {
    window.workbench.type('E3', 'Kwame Kofi', 'Benutzer');
    window.workbench.type('D50', 'kurz', 'Benutzer');
  });
  await pane.getByText('1 geändert').first().waitFor();
  await examine('home with edits');
  const statusOf = async (row: number) =>
    page.evaluate((at) => window.workbench.read('Benutzer')[at - 1]?.[1], row);
  await expect.poll(() => statusOf(3)).toBe('Geändert');
  for (const tab of ['Schichten', 'Daten']) {
    await workbench.tab(tab).click();
    await examine(tab);
  }
  await workbench.tab('Start').click();

  await workbench.button('1 Zeile prüfen').click();
  await workbench.heading('Vor dem Senden prüfen').waitFor();
  await examine('preview');
  await workbench.button('1 Zeile senden').click();
  await workbench.pushedLine.waitFor();
  await examine('result');
  expect(await statusOf(3)).toBe('0');
  const message = await page.evaluate(() => window.workbench.read('Benutzer')[2]?.[2]);
  expect(message).toMatch(/^Gespeichert /);
  const { users } = await workbench.sandbox();
  expect(users.map(({ firstName }) => firstName)).toContain('Kwame Kofi');

  await workbench.tab('Schichten').click();
  await workbench.button('Abwesenheit eintragen…').click();
  await pane.getByRole('radio', { name: 'Ingrid Solberg' }).check();
  await pane.getByLabel('Erster Tag').fill('2026-12-07');
  await pane.getByLabel('Letzter Tag').fill('2026-12-11');
  await pane.getByText('5 Tage').first().waitFor();
  await examine('time off');
  await workbench.button('Zurück').click();
  await workbench.tab('Schichten').click();
  await workbench.button('Regeln…').click();
  await pane.getByLabel('Zahlen für Ruhezeit und Stunden').selectOption('eu');
  await examine('rules');
  await workbench.button('Regeln speichern').click();
  await workbench.notice('Die Regeln sind in dieser Arbeitsmappe gespeichert.').waitFor();
  await workbench.tab('Schichten').click();
  await workbench.button('Woche prüfen').click();
  await pane
    .getByText(/Ruhezeit von \d/)
    .first()
    .waitFor();
  await examine('checked week');
  await workbench.button('Zurück').click();
  await workbench.tab('Schichten').click();
  await workbench.button('Schichten kopieren oder wiederholen…').click();
  await pane.locator('summary').nth(1).click();
  await examine('copy or repeat');
  await workbench.button('Zurück').click();
  await page.evaluate(() => window.workbench.select('D2', 'Zeitblöcke'));
  await workbench.tab('Start').click();
  await workbench.button('Wer kann das übernehmen?').click();
  await pane.getByText('Person suchen').waitFor();
  await examine('who can work this');
  await workbench.button('Zurück').click();
  await workbench.tab('Schichten').click();
  await workbench.button('Schichten einfügen…').click();
  await pane.getByRole('textbox').fill('Ingrid Solberg: Mo 9-17, Di 12-20 und F am Mittwoch');
  await examine('paste a sentence');
  await pane.getByRole('textbox').fill('');
  await workbench.button('Beispielplan einfügen').click();
  await workbench.button(/Schichten hinzufügen: Zeitblöcke$/).waitFor();
  await examine('paste');
  await workbench.button('Zurück').click();
  await workbench.tab('Start').click();
  await workbench.button('Mehr zu Benutzer').click();
  await pane.getByRole('menuitem', { name: 'Spalten und Ansichten…' }).click();
  await workbench.heading('Spalten und Ansichten: Benutzer').waitFor();
  await examine('columns and views');
  await workbench.button('Zurück').click();

  await workbench.tab('Berichte').click();
  await workbench.button('Dienstplan').waitFor();
  await examine('reports');
  await workbench.button('Erstellen: Übertragene Änderungen').click();
  await pane.getByText('Aus Excel herausnehmen').waitFor();
  await examine('report made');
  const report = await page.evaluate(() => window.workbench.read('Änderungen'));
  expect(report.flat()).toEqual(expect.arrayContaining(['Übertragene Änderungen', 'Vorname', 'Kwame Kofi']));
  expect(report.flat().filter((cell) => ENGLISH.test(String(cell)))).toEqual([]);

  await workbench.menu('Sprache: English');
  await workbench.tab('Home').waitFor();
  expect(await workbench.headers('Benutzer')).toEqual(headers);
  expect(workbench.errors).toEqual([]);
});
