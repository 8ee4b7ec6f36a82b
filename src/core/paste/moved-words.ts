/** Words beside times that say that the shift is now on another day or of somebody else, in small letters. */
const MOVED =
  /(?<!\p{L})(?:moved|rescheduled|postponed|transferred|(?:changed|given|reassigned) to|(?:covered|taken|picked up|done) by|verschoben|verlegt|vorverlegt|umgelegt|getauscht|(?:übernimmt|übernommen|vertreten|gedeckt)|abgegeben|déplacée?|reportée?|décalée?|échangée?|(?:remplacée?|reprise?|assurée?|couverte?) par|(?:donnée?|passée?) à)(?!\p{L})/iu;
/** Where a shift was moved from is no doubt: it is here now. */
const FROM = /^\s*(?:here\b|(?:from|von|vom|de|du|depuis)(?!\p{L}))/iu;
/** `- now Gil`, `jetzt Mi`: only with something behind it. */
const NOW = /(?<!\p{L})(?:now|jetzt|nun|maintenant|désormais)\s+\p{L}/iu;
/** `-> Tue` behind the times. */
const ARROW = /^\W*(?:->|=>|→|⇒|➔|➜)\s*\p{L}/u;

/** Whether words beside a shift say that it was moved or given away. */
export function saysMoved(text: string): boolean {
  const moved = MOVED.exec(text);
  return (moved !== null && !FROM.test(text.slice(moved.index + moved[0].length))) || NOW.test(text);
}

/** Whether what stands behind the times points to another day or person. */
export function pointsElsewhere(behind: string): boolean {
  return ARROW.test(behind);
}
