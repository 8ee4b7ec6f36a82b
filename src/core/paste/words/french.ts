import { listed, type LanguageWords } from './language-words';

/** The French words for reading pasted texts. `LanguageWords` explains each list. */
export const french: LanguageWords = {
  weekdays: listed(`lundi, mardi, mercredi, jeudi, vendredi, samedi, dimanche`),
  shortWeekdays: listed(`lu, ma, me, je, ve, sa, di`),
  weekdayLetters: 'lmmjvsd',
  months: listed(`
    janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre
  `),
  oddMonths: { fevrier: 1, fev: 1, fevr: 1, aout: 7, decembre: 11, dec: 11, sept: 8, jul: 6 },
  fillers: listed(`le, du`),
  and: listed(`et, puis`),
  off: listed(`
    congé, conge, congés, conges, repos, rh, rtt, cp, maladie, malade, absence, absent, férié, ferie,
    jour férié, vacances, fermé, libre, annulé, arrêt maladie, récup, indisponible, indispo
  `),
  away: listed(`
    arrêt, arret, en arrêt, arrêt de travail, arrêté, congé maladie, congé annuel, congés payés, congés annuels,
    congé payé,
    congé parental, congé sans solde, maternité, paternité, enfant malade, accident de travail,
    annulée, annulés, annulées, annule, annulation, supprimé, supprimée, absente, absents,
    jour de repos, repos hebdomadaire, repos compensateur, non travaillé, refusé, récupération
  `),
  vacation: listed(
    `cp, congé, conge, congés, conges, congé payé, congés payés, congé annuel, congés annuels, vacances`,
  ),
  sick: listed(`maladie, malade, arrêt maladie, congé maladie, arrêt de travail`),
  unsure: listed(`
    si besoin, au besoin, si nécessaire, à confirmer, en attente, provisoire, sous réserve, demandé
  `),
  doubt: listed(`
    pas, ne, peut, ou, sauf, peut-être, échange, si, sinon, disponible, souhaite, ouverture
  `),
  doubtInSentences: listed(`pause, ne, si`),
  noRemark: listed(`libre, cp, rh`),
  worked: listed(`férié, ferie, jour férié, fermé`),
  besideAbsence: listed(`le, aujourd'hui, depuis, toute, tout, journée, est, en`),
  nobody: listed(`
    à définir, a définir, à pourvoir, a pourvoir, à compléter, non pourvu, non attribué, vacante,
    non affecté, poste vacant, personne, libre, ouvert, à déterminer, à remplacer, à confirmer
  `),
  agency: listed(`intérim, interim, intérimaire`),
  otherAtStart: [],
  ditto: listed(`idem, idem., comme ci-dessus`),
  legendTitles: listed(`légende, legende, initiales`),
  codeHeaders: listed(`sigle, poste, service, tour`),
  sums: listed(`somme, sous-total, heures, total heures, effectif, nombre, besoin`),
  morning: listed(`matin, jour`),
  afternoon: listed(`soir, après-midi`),
  night: listed(`nuit`),
  shiftNames: listed(`ouverture, fermeture, coupure, journée, matinée, soirée`),
  places: listed(`
    cuisine, salle, caisse, accueil, plonge, entrepôt, bureau, télétravail, comptoir
  `),
  roles: listed(`
    cuisinier, cuisinière, serveur, serveuse, plongeur, barman, réceptionniste, vendeur,
    vendeuse, caissier, caissière, infirmier, infirmière, ide, aide, soignant, soignante, as,
    ash, asd, ambulancier, ambulancière, chauffeur, apprenti, apprentie, chef, responsable,
    adjoint, adjointe, agent, équipier, équipière, rang, de, et
  `),
  plans: listed(`planning, plannings, horaires, roulement`),
  titles: listed(`
    planning, horaire, horaires, calendrier, mois, mensuel, pour, de, du, nom, employé, employée
  `),
  organisations: listed(`
    hôpital, clinique, cabinet, pharmacie, école, collège, crèche, église, hôtel, restaurant, café, boulangerie, musée, théâtre, entrepôt, sarl, sas, équipe, service
  `),
  between: listed(`au, à, a`),
  betweenInTitles: [],
  beforeTimes: listed(`de`),
  noon: listed(`midi`),
  midnight: listed(`minuit`),
  hourMarks: listed(`h`),
  hourWords: [],
  clock24: [],
  lengthHours: listed(`h, heure, heures`),
  lengthMinutes: listed(`min, minute, minutes`),
  typical: listed(`
    du, au, congé, repos, semaine, planning, nom, début, fin, jour, horaire, et, maladie, équipe,
    prénom, salarié
  `),
  dateLeads: listed(`du, le`),
  counts: listed(`semaine, sem, s, magasin`),
  remarks: listed(`nouveau, nouvelle, stagiaire, apprenti, apprentie, saisonnier, saisonnière`),
  offEnds: listed(`repos, congé, congés, maladie`),
  teams: listed(`équipe, equipe, groupe`),
  fillersInSentences: listed(`travaille, le, de, du, est`),
  noPeople: listed(`réunion, reunion, livraison, livraisons, magasin, rendez, inventaire`),
  noNames: listed(`
    moi, j'ai, j’ai, notre, idem, réunion, reunion, livraison, tous, tout, équipe, nous, je, il,
    elle, ils, magasin, bureau, objet, envoyé, bonjour
  `),
  patterns: {
    noShiftsTitle: String.raw`(?:in)?disponibilités?|demandes? de congés?|horaires d['’]ouverture`,
    otherDate: String.raw`imprim[ée]|mis [àa] jour|modifi[ée]`,
    deniedShift: String.raw`(?:aucune?|pas de)\s+|pas d['’]`,
    moved: String.raw`remplacée? par|déplacée?|reportée?|décalée?|échangée?|(?:remplacée?|reprise?|assurée?|couverte?) par|(?:donnée?|passée?) à`,
    movedFrom: String.raw`(?:de|du|depuis)(?!\p{L})`,
    now: String.raw`maintenant|désormais`,
    swapped: String.raw`échang`,
    was: String.raw`au lieu de|avant|auparavant|initialement`,
    breaks: String.raw`pauses?|repas|déjeuner`,
    standby: String.raw`(?:d['’])?astreintes?|piquet`,
    published: String.raw`publié|validé|confirmé|approuvé`,
    example: String.raw`p\.\s?ex|ex|exemple`,
    weekends: String.raw`week-?ends?`,
    workdays: String.raw`(?:jours de )?semaine|ouvrés`,
    otherDays: String.raw`chaque|tous|toutes|prochaine?|dernière?|demain|hier|semaines?|jours?|week-?end|aussi|pareil`,
    unconfirmed: String.raw`(?:la )?semaine (?:dernière|précédente|passée)|ancien planning|annulée?s?|à pourvoir|non pourvue?s?|à confirmer|non confirmée?s?|provisoire|brouillon`,
    confirmed: String.raw`cette semaine|(?:la )?semaine prochaine|nouveau planning|confirmée?s?`,
    greetings: String.raw`bonjour|bonsoir|salut|coucou|cher|chère|chers|chères`,
    mailLabels: String.raw`objet|de|à|date|envoyé`,
    mailSubject: String.raw`objet`,
    closings: String.raw`(?:bien )?cordialement|bien à (?:vous|toi)|merci|bonne (?:journée|soirée|semaine)|à bientôt|amitiés|bises|bisous|(?:sincères )?salutations`,
    yours: String.raw`votre|vos|ton|tes`,
    shifts: String.raw`planning|horaires?`,
  },
  headers: {
    Person: listed(`
      nom, employé, employe, médecin, praticien, salarié, salarie, collaborateur, personne, nometprénom, nomprénom,
      prénomnom, agents, équipiers, intervenant, intervenante, conducteur, chauffeur, infirmier,
      infirmière, vendeur, vendeuse, bénévole, surveillant, animateur, nomagent, qui, personnes,
      effectifs, nomdelemployé, équipier
    `),
    'First name': listed(`prénom, prenom`),
    'Last name': listed(`nomdefamille`),
    Date: listed(`jour, jours, quand, période, journée`),
    Start: listed(`
      début, debut, de, heuredébut, heurededébut, heuredebut, arrivée, arrivee, entrée, entree, hdébut,
      prise, prisedeservice, prisedeposte
    `),
    End: listed(`
      fin, à, a, heurefin, heuredefin, départ, depart, sortie, hfin, findeservice, findeposte, jusquà
    `),
    Shift: listed(`
      horaire, horaires, heuresdetravail, plage, débutfin, plagehoraire, créneau
    `),
    EndDate: listed(`datefin, datedefin`),
    Hours: listed(`heures, nbheures`),
    Length: listed(`durée, duree`),
    Department: listed(
      `departement, dép, dépt, site, établissement, etablissement, service, département, lieu, équipe, equipe, unité`,
    ),
    Area: listed(`secteur, zones`),
    Task: listed(`poste, fonction, tâche, tache, rôle, métier, emploi`),
    TimeOffReason: listed(`motif`),
    Notes: listed(`remarque, remarques, commentaire, commentaires, observations`),
    Color: listed(`couleur`),
    Ignored: listed(`
      totalheures, totalsemaine, contrat, semaine, matricule, téléphone, pausedéjeuner
    `),
  },
};
