/** Words that make a guard doubt a shift, in all languages that pasting reads. */

/** Headers of columns that name a week. */
export const WEEK_HEADER =
  /^(?:(?:roster|rota|schedule|pay|plan)\s)?(?:week(?:start|ending|commencing|starting|beginning)?|wk|w\/?c|w\/?e|kw|kalenderwoche|woche|semaine|sem|semana|settimana|weeknummer|tydzień|tydz)(?!\p{L})\.?(?:[\s_-]*(?:no|nr|num|number|#|n°|of|ending|ends?|starting|starts?|commencing|beginning|begins?|from|date|vom|ab|bis|du|del|dal|van))*\.?$/iu;

/** A header of the last days of weeks. */
export const WEEK_ENDS = /w\/e|end|bis|fin|tot|until|through/iu;

/** A cell that says that the row is taken back. `cancelled` and the like are words of absence, which every column knows. */
export const REMOVED =
  /^(?:remov(?:e|ed|al)|delet(?:e|ed)|cancel(?:l?ed|lation)?|void(?:ed)?|drop(?:ped)?|revoked?|withdr(?:aw|awn)|superseded|obsolete|old|previous|alt|ancien|anterior|antigo|oud|vecchio|stary|entfernen|entfernt|löschen|gelöscht|stornier(?:en|t)|streichen|gestrichen|supprim(?:er|é|ée)|annul(?:er|é|ée)|eliminar|eliminado|anular|anulado|cancelar|cancelado|verwijder(?:en|d)|annuleren|geannuleerd|elimina(?:re|to)|annulla(?:re|to)|remover|removido|excluir|usunąć|usunięte?|anuluj|anulowan[oae])$/iu;

/** Headers above a mark that means yes: `Void`, `Removed`. */
export const REMOVED_HEADER =
  /^(?:is[\s_]?)?(?:removed?|deleted?|cancell?ed|void(?:ed)?|gelöscht|storniert|gestrichen|supprimée?|annulée?|anulado|cancelado|verwijderd|geannuleerd|annullato|usunięte)\??$/iu;

/** Headers above the day or the person of a removal. */
export const REMOVED_WHEN_HEADER =
  /^(?:removed|deleted|cancell?ed|voided|gelöscht|storniert|gestrichen|supprimée?|annulée?)[\s_-](?:at|on|by|date|reason|am|von|le|par)$/iu;

/** A mark that means yes. */
export const SAYS_YES = /^(?:x|y|yes|ja|j|oui|o|sí|si|sim|tak|true|wahr|vrai|1|✓|✔|☑)$/iu;

/** A cell that names nobody. */
export const NO_OTHER =
  /^(?:-+|–|—|n|no|none|n\/a|nein|non|nee|nie|false|0|keine?r?|niemand|personne|nadie|nessuno|niemand)$/iu;

/** Headers of a column with the person who works instead. */
export const REPLACED_HEADER =
  /^(?:(?:shift\s)?(?:replaced|covered|taken|picked\s?up|swapped|given|reassigned|relieved|worked)(?:[\s_-]?(?:by|with|to))|cover(?:ing)?(?:[\s_-]?(?:member|person|employee|staff|by))?|replacement|substitute|stand[\s-]?in|relief|swap(?:ped)?(?:[\s_-]?with)?|new[\s_](?:employee|person|owner|name)|vertret(?:en|ung)(?:\s?(?:von|durch))?|ersatz|ersetzt(?:\sdurch)?|getauscht(?:\smit)?|tausch(?:\smit)?|rempla[cç](?:ée?(?:\spar)?|ant|ante|ement)|repris(?:\spar)?|sustitu(?:to|ta|ido por|ción)|reemplaz(?:o|ado por)|cubierto por|vervang(?:er|en door|ing)|overgenomen door|sostitu(?:to|ta|ito da)|substituto|substituíd[oa] por|zastęp(?:stwo|ca)|zastępuje)$/iu;

/** A cell or a label that says nothing but a break. */
export const BREAK =
  /^(?:(?:un)?paid\s)?(?:(?:lunch|meal|tea|coffee|rest|mittags?|kaffee|früh\s?stücks?|midday)[\s-]?)?(?:breaks?|pausen?|pauses?|lunch|meal|mittag(?:essen)?|repas|déjeuner|descanso|almuerzo|comida|pausa|pranzo|intervalo|almoço|pauze|lunchpauze|przerwa)$/iu;

/** A place with a number: `Gate 7-9`. Behind such a word a range of small numbers is the place. */
export const NUMBERED_PLACE =
  /(?:^|[^\p{L}])(?:gates?|zones?|wards?|rooms?|bays?|areas?|tables?|aisles?|lanes?|platforms?|lines?|floors?|levels?|sections?|units?|stations?|tills?|desks?|docks?|piers?|courts?|routes?|buses|bus|beds?|ages?|years?|grades?|classes|groups?|pages?|halls?|blocks?|stands?|tor|tore|zimmer|räume?|tische?|hallen?|gleise?|linien?|etagen?|stationen|betten|alter|klassen?|gruppen?|portes?|salles?|étages?|groupes?|quais?|lignes?|lits?|puertas?|zonas?|salas?|mesas?|plantas?|andén|porta|porte|tavoli|piano|poort|poorten|zaal|kamers?|tafels?|lijn|brama|bramy|sala|stolik(?:i)?)$/iu;

/** A label that begins with such a word may say when somebody can work. */
export const AVAILABLE =
  /^(?:avail(?:able|ability)?|free(?=\s*(?:from|between|$))|can(?: work| do)|verfügbar|kann|dispo(?:nible)?|disponibil(?:e|ità)|disponível|disponibilidad|beschikbaar|dostępn[yae])(?!\p{L})/iu;

/** A title that numbers the versions of a plan: `Version 2`, `Fassung B`. */
export const VERSION =
  /(?:^|[^\p{L}])(?:versions?|versión|versione|versie|versão|wersja|revision|rev|option|variante?|fassung|entwurf|draft)\s?[.:#-]?\s?(\d{1,2}|[A-D])(?![\p{L}\p{N}])/iu;

/** A title that says whether the plan below it is still valid: `OLD`, `New rota:`, `Vorher`. */
export const VALID_TITLE =
  /^[^\p{L}\p{N}]*((?:old|new|before|after|original|previous|updated|revised|corrected|amended|alt|neu|vorher|nachher|bisher|bisherig|ursprünglich|korrigiert|ancien|nouveau|avant|après|antes|después|anterior|nuevo|oud|nieuw|vecchio|nuovo|prima|dopo|stary|nowy|antigo|novo)(?:e|er|es|ne|elle)?)(?:\s(?:rota|roster|schedule|plan|version|times|shifts|dienstplan|schichtplan|zeiten|planning|horaires?|rooster|horario|turni|grafik))?[^\p{L}\p{N}]*$/iu;

/** Words in a line without times that take back or change what other lines say. */
export const TAKES_BACK =
  /(?<![\p{L}])(?:can(?:no|['’])?t|can not|won['’]?t|not (?:working|coming|available|in)|no longer|doesn['’]?t work|swap(?:s|ped|ping)?|kann (?:\p{L}+ )?(?:doch )?(?:nicht|nich)|arbeitet (?:\p{L}+ )?(?:doch )?nicht|kommt (?:\p{L}+ )?(?:doch )?nicht|tausch(?:en|t)|getauscht|ne (?:peut|travaille|vient) (?:pas|plus)|échang(?:ent|é|és)|no puede|kan (?:\p{L}+ )?niet|ruilen|geruild)(?!\p{L})/iu;

/** The beginning of a line that corrects other lines. */
export const CORRECTS =
  /^[^\p{L}\p{N}]*(?:corrections?|corrected|korrektur|berichtigung|rectificati(?:f|on)|correcci[óo]n|correctie|correzione|korekta)(?!\p{L})/iu;

/** The header of a column with how many people a row needs. */
export const QUANTITY_HEADER =
  /^(?:qty|quantity|count|head\s?count|vacanc(?:y|ies)|needed|required|staff needed|number of (?:people|staff)|anzahl|menge|bedarf|benötigt|personen|nombre|quantité|effectif)$/iu;

/** A title or a header of breaks, also as a part of a word: `Break 1`, `Frühstückspause`. */
export const NAMES_BREAKS = /break|pause|lunch|mittag|meal|repas/iu;

/** The header of days or times that are not those of a shift. */
export const SAYS_OTHER = new RegExp(
  `${NAMES_BREAKS.source}|created|updated|modified|changed|printed|submitted|published|timestamp|erstellt|geändert|gedruckt|eingereicht|créé|modifié|imprimé|born|birth|geburt|naissance|hire|due|expir|avail|verfügbar|dispo|open|clos|öffn|schließ|prefer|wunsch|request`,
  'iu',
);

/** Headers of a column with the time zone of each row. */
export const ZONE_HEADER =
  /^(?:time[\s_-]?zone|tz|zeitzone|fuseau(?:\shoraire)?|zona\shoraria|tijdzone|fuso\s(?:orario|horário))$/iu;
