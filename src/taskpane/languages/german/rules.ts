import type { ruleMessages } from '../../../core/problems/rule-messages';
import { countText } from '../../../core/values/shown';
import type { PaneAreas } from '.././areas';
import { n } from './counts';

const timesOf = ({ from, to, isThisDay }: { from: string; to: string; isThisDay: boolean }): string =>
  `von ${from} bis ${to}${isThisDay ? ' an diesem Tag' : ''}`;

/** What the rules for shifts find, in German. */
export const germanRules: Pick<PaneAreas['checkMessages'], keyof typeof ruleMessages> = {
  'same-block': {
    hint: () => 'Schichten prüfen, die doppelt sind',
    sentence: (other) =>
      `Gleiche ${other.isTimeOff ? 'Abwesenheit' : 'Schicht'} doppelt: ${other.person} hat sie schon ${timesOf(other)} (${other.where}).`,
  },
  'double-booked': {
    hint: () => 'Personen prüfen, die zur selben Zeit doppelt eingeplant sind',
    sentence: (other) =>
      `Doppelt geplant: ${other.person} hat schon ${other.isTimeOff ? 'eine Abwesenheit' : 'eine Schicht'} ${timesOf(other)} (${other.where}).`,
  },
  'on-time-off': {
    hint: () => 'Schichten von Personen prüfen, die abwesend sind',
    sentence: ({ person, reason, where }) =>
      `Abwesend: ${person} an diesem Tag${reason === '' ? '' : `, ${reason}`} (${where}).`,
  },
  'on-leave': {
    hint: () => 'Schichten von Personen prüfen, die abwesend sind',
    sentence: ({ person, on, days, account, from, where }) =>
      `Abwesend: ${person} am ${on}, durch ${countText(days)} ${days === 1 ? 'Tag' : 'Tage'}${account === '' ? '' : ` ${account}`} ab ${from} (${where}).`,
  },
  'probably-away': {
    hint: () => 'Schichten von Personen prüfen, die abwesend sind',
    sentence: ({ person, on, days, account, from, where }) =>
      `Wohl abwesend: ${person} am ${on}, durch ${countText(days)} ${days === 1 ? 'Tag' : 'Tage'}${account === '' ? '' : ` ${account}`} ab ${from} (${where}).`,
  },
  'short-rest': {
    hint: () => 'Schichten mit wenig Ruhezeit prüfen',
    sentence: ({ person, hours, least, from, until, where }) =>
      where === undefined
        ? `Ruhezeit von ${n(hours, 'Stunde', 'Stunden')} in 24 Stunden, weniger als ${countText(least)}: ${person} hat eine Schicht von ${from} bis ${until}.`
        : `Ruhezeit von ${n(hours, 'Stunde', 'Stunden')}, weniger als ${countText(least)}: ${person}, von ${from} bis ${until} (${where}).`,
  },
  'weekly-rest': {
    hint: () => 'Personen ohne wöchentliche Ruhezeit prüfen',
    sentence: ({ person, at, hours, least, days }) =>
      `Wöchentliche Ruhezeit von ${n(hours, 'Stunde', 'Stunden')}, weniger als ${countText(least)}: ${person} in der Woche ab ${at}${days > 7 ? ', und die Wochen daneben gleichen es nicht aus' : ''}.`,
  },
  'minor-hours': {
    hint: () => 'Schichten junger Personen prüfen',
    sentence: ({ person, under, what, at, hours, most }) =>
      `Jünger als ${countText(under)}: ${person} hat ${what === 'day' ? 'am' : 'in der Woche ab'} ${at} ${n(hours, 'Stunde', 'Stunden')}, mehr als ${countText(most)}.`,
  },
  'minor-night': {
    hint: () => 'Schichten junger Personen prüfen',
    sentence: ({ person, under, at, from, until }) =>
      `Jünger als ${countText(under)}: ${person} arbeitet am ${at} nach ${from} oder vor ${until}.`,
  },
  'day-hours': {
    hint: () => 'Personen mit vielen Stunden prüfen',
    sentence: ({ person, at, hours, most }) =>
      `${n(hours, 'Stunde', 'Stunden')} am Tag: ${person} hat am ${at} mehr als ${countText(most)}.`,
  },
  'week-hours': {
    hint: () => 'Personen mit vielen Stunden prüfen',
    sentence: ({ person, at, hours, most, isOwn }) =>
      `${n(hours, 'Stunde', 'Stunden')} pro Woche: ${person} hat in der Woche ab ${at} mehr als ${isOwn ? `die eigene Grenze von ${n(most, 'Stunde', 'Stunden')}` : countText(most)}.`,
  },
  'average-hours': {
    hint: () => 'Personen mit vielen Stunden prüfen',
    sentence: ({ person, at, hours, most, weeks, away, since }) =>
      `Im Schnitt ${n(hours, 'Stunde', 'Stunden')} pro Woche: ${person} hat in den ${countText(weeks)} Wochen bis ${at} mehr als ${countText(most)}${away === undefined ? '' : `, ohne ${n(away, 'Woche', 'Wochen')} Abwesenheit`}${since === undefined ? '' : ` (Schichten bekannt seit ${since})`}.`,
  },
  'days-in-a-row': {
    hint: () => 'Personen prüfen, die viele Tage hintereinander arbeiten',
    sentence: ({ person, from, days, most }) =>
      `${countText(days)} Tage hintereinander: ${person} arbeitet ab ${from} mehr als ${countText(most)}.`,
  },
  'not-qualified': {
    hint: () => 'Personen ohne die Qualifikation prüfen',
    sentence: ({ person, item }) => `Nicht qualifiziert für ${item}: ${person}.`,
  },
  'do-not-schedule': {
    hint: () => 'Personen prüfen, die nicht eingeplant werden dürfen',
    sentence: ({ person }) => `Nicht einzuplanen: ${person} (Benutzer, „Nicht einplanen“).`,
  },
  'not-available': {
    hint: () => 'Personen prüfen, die dann nicht arbeiten können',
    sentence: ({ person, on, times }) =>
      times.length === 0
        ? `Nicht verfügbar: ${person} kann am ${on} nicht arbeiten (Grenzen der Personen).`
        : `Nicht verfügbar: ${person} kann am ${on} nur ${times.map(({ from, until }) => `von ${from} bis ${until}`).join(' und ')} arbeiten (Grenzen der Personen).`,
  },
};
