import { fewWords, listed } from './language-words';

/** The Italian words for reading pasted texts. `LanguageWords` explains each list. */
export const italian = fewWords({
  fillers: listed(`di, del, il`),
  off: listed(`riposo, chiuso, chiusa, ferie, malattia, permesso, libero, libera, festivo, assente`),
  away: listed(
    `malattie, ammalato, ammalata, mutua, malato, malata, in ferie, in malattia, in permesso, annullato, annullata`,
  ),
  vacation: listed(`ferie, in ferie`),
  sick: listed(`malattia, malattie, malato, malata, in malattia, ammalato, ammalata, mutua`),
  unsure: listed(`da confermare, provvisorio`),
  nobody: listed(`da coprire, scoperto, da assegnare`),
  codeHeaders: listed(`turno`),
  sums: listed(`totale, somma, totale ore`),
  morning: listed(`mattina, mattino`),
  afternoon: listed(`pomeriggio, sera`),
  night: listed(`notte`),
  titles: listed(`turni, orario, settimana`),
  organisations: listed(`
    ospedale, clinica, farmacia, scuola, asilo, chiesa, hotel, albergo, ristorante, pizzeria, trattoria, panificio, palestra, museo, teatro, magazzino, srl, spa
  `),
  noon: listed(`mezzogiorno`),
  midnight: listed(`mezzanotte`),
  betweenInTitles: listed(`al`),
  typical: listed(`riposo, ferie, turno, settimana, dipendente, orario, dalle, alle, della`),
  offEnds: listed(`riposo, ferie, malattia, permesso`),
  patterns: {
    noShiftsTitle: String.raw`disponibilità|richieste di ferie|orari di apertura`,
    moved: String.raw`sostituit[oa] da`,
    unconfirmed: String.raw`annullat[oaie]|da coprire|scoperti?|da confermare|provvisori[oa]?`,
    confirmed: String.raw`confermat[oaie]`,
  },
  headers: {
    Area: listed(`area, zona`),
    Person: listed(
      `dipendente, dipendenti, nome, collaboratore, addetto, operatore, medico, infermiere, infermiera, autista`,
    ),
    'Last name': listed(`cognome`),
    Date: listed(`data, giorno`),
    Start: listed(`inizio, entrata, dalle, orainizio, oraentrata`),
    End: listed(`fine, uscita, alle, orafine, orauscita`),
    Shift: listed(`turno, turni, orario`),
    Hours: listed(`ore`),
    Department: listed(`dipartimento, settore, unità, ufficio, reparto, sede`),
    Task: listed(`mansione, ruolo`),
    Notes: listed(`note, annotazioni`),
    Ignored: listed(`pausa, totale, telefono`),
  },
});
