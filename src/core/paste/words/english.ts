import { listed, type LanguageWords } from './language-words';

/** The English words for reading pasted texts. `LanguageWords` explains each list. */
export const english: LanguageWords = {
  weekdays: listed(`monday, tuesday, wednesday, thursday, friday, saturday, sunday`),
  shortWeekdays: listed(`mo, tu, we, th, fr, sa, su`),
  weekdayLetters: 'mtwtfss',
  months: listed(`
    january, february, march, april, may, june, july, august, september, october, november, december
  `),
  oddMonths: { sept: 8 },
  fillers: listed(`the, of, on`),
  and: listed(`and, then`),
  off: listed(`
    sl, s/l, d/o, d.o, d/off, off, day off, days off, rest, rest day, rdo, free, none, n/a, na, not working,
    leave, annual leave, a/l, al, vacation, vac, holiday, hol, public holiday, bank holiday, sick,
    sick leave, ill, absent, absence, pto, lieu, toil, maternity, unavailable, request off, r/o,
    req off, closed, cancelled, canceled, unpaid leave, loa
  `),
  away: listed(`
    hols, personal leave, personal day, stat holiday, vacay, off sick, called in sick, sick day, sickness, sick note, ill, illness, unwell, injured, on leave,
    time off, day in lieu, holidays, on holiday, annual holiday, vacations, pto day, parental leave,
    paternity, paternity leave, maternity leave, study leave, carers leave, compassionate leave,
    compassionate, bereavement, sabbatical, furlough, furloughed, jury duty, jury service, suspended,
    awol, no show, no-show, noshow, did not work, absentee, cxl, cxld, canx, cnl, cancel, cancelling,
    void, voided, withdrawn, deleted, declined, rejected, removed, called off, struck, dropped,
    not required, not needed, stood down
  `),
  vacation: listed(
    `leave, annual leave, a/l, al, vacation, vacations, vacay, vac, holiday, holidays, hols, hol, on holiday, annual holiday, pto, pto day`,
  ),
  sick: listed(
    `sick, sick leave, sick day, sickness, sick note, sl, s/l, off sick, called in sick, ill, illness, unwell`,
  ),
  unsure: listed(`
    if needed, if required, as needed, if busy, if quiet, tentative, unconfirmed, not confirmed,
    to be confirmed, to confirm, awaiting reply, awaiting response, awaiting confirmation, awaiting,
    pending approval, not yet confirmed, invited, waitlisted, waiting list, draft, requested, pending, provisional, proposed, offered, tbc, tbd
  `),
  doubt: listed(`
    not, no, cannot, can, cant, can’t, can't, don’t, don't, dont, doesn’t, doesn't, never, won’t,
    won't, isn’t, isn't, maybe, perhaps, probably, possibly, tbc, tbd, or, if, unless, instead, swap,
    swaps, swapped, except, without, was, were, cover, could, would, might, wants, want, prefers,
    prefer, requested, available, availability, provisional, pending, break, lunch, moved, before,
    after, open, hours, opening
  `),
  doubtInSentences: listed(`
    open, opening, cover, hours, available, will, can, break, lunch, before, after, moved,
    availability, were, without
  `),
  noRemark: listed(`none, n/a, na, free, al, off duty`),
  worked: listed(`
    holiday, hol, public holiday, bank holiday, closed, rest, dropped, removed, void, compassionate
  `),
  besideAbsence: listed(`
    today, all, day, week, now, still, since, full, half, whole, has, is, on, the
  `),
  nobody: listed(`
    open, open shift, open shifts, openshift, vacant, vacancy, unassigned, unfilled, unallocated,
    not assigned, not filled, unstaffed, tbc, tba, tbd, to be confirmed, to be announced, nobody,
    to be assigned, no one, none, empty, cover needed, cover required, needs cover, cover wanted,
    shift available, available, to fill, to be filled, gap, someone, anyone, any, n/a
  `),
  agency: listed(`
    agency, agency shift, agency staff, agency cover, agency nurse, agency rn, agency hca,
    agency worker, agency needed, bank shift, bank staff, bank nurse, bank hca, bank cover
  `),
  otherAtStart: listed(`
    leave, off, cancel, removed, struck, void, deleted, not required, not needed
  `),
  ditto: listed(`ditto, do., dto, dto., same, same as above, as above`),
  legendTitles: listed(`legend, key, code, codes, shift code, shift codes, initials, names, staff`),
  codeHeaders: listed(
    `code, codes, shift, shift code, shift codes, shiftcode, shift no, key, symbol, service, duty, run, turn`,
  ),
  sums: listed(`
    total, totals, sum, subtotal, sub total, grand total, total hours, hours, count, headcount,
    staff count, on duty, coverage, average, budget, forecast, sales, target, required, needed, σ, ∑
  `),
  morning: listed(`am, early, morning, day, days, open, earlies`),
  afternoon: listed(`pm, late, lates, evening, afternoon, close, eve`),
  night: listed(`night, nights, overnight, noc`),
  shiftNames: listed(`
    opening, closing, opener, closer, opens, closes, mid, middle, swing, double, graveyard
  `),
  places: listed(`
    bar, kitchen, floor, front, foh, boh, till, tills, cashier, checkout, host, hostess, server,
    waiter, waitress, cook, chef, dish, dishwasher, runner, door, reception, desk, front desk,
    warehouse, stock, register, counter, lobby, supervisor, manager, cleaner, cleaning, nurse, remote, home
  `),
  roles: listed(`
    asst, assistant, barista, bartender, barman, barmaid, baker, butcher, porter, kp, kit,
    domestic, housekeeper, housekeeping, laundry, caretaker, maintenance, security, guard,
    driver, picker, packer, loader, sorter, forklift, operator, technician, engineer, carer,
    nurse, hca, rn, rgn, rmn, en, cna, lpn, lvn, sister, matron, midwife, doctor, consultant,
    registrar, sho, physio, therapist, dentist, hygienist, pharmacist, lifeguard, steward,
    usher, receptionist, clerk, admin, agent, teller, stocker, shelf, head, senior, junior,
    lead, leader, deputy, trainee, apprentice, student, temp, bank, duty, shift, team, night,
    general, staff, band, grade, level, support, care, sous, commis, sales, store, shop, room,
    food, beverage, kitchen, pot, wash, line, crew, and, of, the
  `),
  plans: listed(`schedule, schedules, roster, rota, planner, calendar, timetable, shifts`),
  titles: listed(`
    schedule, schedules, roster, rota, timetable, shift, shifts, plan, planner, calendar, month, monthly,
    weekly, daily, final, updated, current, work,
    working, hours, for, of, the, name, employee, staff, my, ward, week, year
  `),
  organisations: listed(`
    hospital, clinic, surgery, practice, vets, dental, pharmacy, school, college, nursery, church, hotel, restaurant, cafe, café, bar, pub, inn, bakery, kitchen, gym, pool, museum, theatre, theater, cinema, library, centre, center, warehouse, depot, garage, salon, shop, store, stores, ltd, limited, inc, llc, plc, group, services, security, cleaning, logistics, team, department, dept
  `),
  between: listed(`to, thru, through, until, till, til`),
  betweenInTitles: [],
  beforeTimes: listed(`from, between`),
  noon: listed(`noon, midday, 12 noon, 12noon, 12n, 12 n`),
  midnight: listed(`midnight, 12 midnight, 12midnight, 12mn, 12 mn`),
  hourMarks: listed(`h, hr, hrs`),
  hourWords: listed(`hour, hours, o'clock, o’clock, oclock`),
  clock24: [],
  lengthHours: listed(`h, hr, hrs, hour, hours`),
  lengthMinutes: listed(`m, min, mins, minute, minutes`),
  typical: listed(`from, to, off, shift, week, start, end, day, employee`),
  dateLeads: listed(`from, the`),
  counts: listed(`
    week, wk, w, v, version, no, n, store, team, period, site, unit, ward, page
  `),
  remarks: listed(
    `new, trial, shadow, shadowing, induction, probation, trainee, temp, casual, apprentice, student, starter, leaver, returner`,
  ),
  offEnds: listed(`off, leave, holiday, rest`),
  teams: listed(`team, crew, squad, platoon`),
  fillersInSentences: listed(`
    only, works, work, working, is, on, from, at, has, in, does, starts, shift, the, for, please, with,
    both, also, again
  `),
  noPeople: listed(`
    meeting, training, briefing, delivery, deliveries, inventory, appointment, event, events,
    inspection, opening, reminder, deadline, store, shop, hours, notes, bookings, weather, trading, market,
    traders, rehearsal, performance, matinee, soundcheck
  `),
  noNames: listed(`
    meeting, training, briefing, delivery, deliveries, inventory, appointment, call, party, event,
    inspection, lunch, break, opening, office, phone, note, notes, reminder, deadline, all, everyone,
    everybody, team, nobody, staff, we, i, you, he, she, they, it, someone, anyone, mine, me, myself,
    us, our, ours, your, yours, i'm, i’m, i'll, i’ll, i've, i’ve, we're, we’re, you're, you’re, shop,
    store, bank, hours, subject, sent, date, time, times, ditto, hi, hello, dear
  `),
  patterns: {
    noShiftsTitle: String.raw`availabilit(?:y|ies)|unavailabilit(?:y|ies)|not available|shift preferences|opening (?:hours|times)|business hours|(?:shift|leave|holiday|time[ -]off|swap) requests?|cancel+ed|superseded`,
    otherDate: String.raw`print|printed|issued|updated?|created|version|v\d|as of|published|revised|edited|due|by`,
    deniedShift: String.raw`no\s+`,
    moved: String.raw`moved|rescheduled|postponed|transferred|(?:changed|given|reassigned) to|(?:covered|taken|picked up|done|replaced|worked) by`,
    movedFrom: String.raw`here\b|from(?!\p{L})`,
    now: String.raw`now`,
    swapped: String.raw`\bnow\b`,
    was: String.raw`was|were|previously|formerly|originally|instead of`,
    breaks: String.raw`breaks?|lunch|meal|tea`,
    standby: String.raw`stand[ -]?by|sby|stby|on[ -]?call|oncall`,
    published: String.raw`published|confirmed|approved|accepted|final`,
    example: String.raw`e\.?\s?g|example|sample`,
    weekends: String.raw`weekends?|w/?ends?|w/?e`,
    workdays: String.raw`weekdays?|week days|w/?days?`,
    otherDays: String.raw`every|each|daily|weekly|next|last|following|tomorrow|today|yesterday|weeks?|weekdays?|weekends?|days?|until|till|onwards|same|also|as well|too`,
    unconfirmed: String.raw`(?:last|previous) week(?:[’']s)?(?: (?:rota|roster|schedule))?|old (?:rota|roster|schedule)|cancel+ed|still open|open shifts?|unfilled|uncovered|unassigned|unconfirmed|not confirmed|to be confirmed|tbc|provisional|draft|reserves?|reserve list|waiting list|waitlist|(?:still )?needs? cover(?:ing)?|cover (?:needed|wanted|required)|to (?:be )?fill(?:ed)?`,
    confirmed: String.raw`confirmed|final|(?:this|next) week|new rota`,
    greetings: String.raw`hi|hello|hey|dear|good (?:morning|afternoon|evening)|morning(?= (?:all|team|everyone))`,
    mailLabels: String.raw`subject|from|to|cc|bcc|date|sent|reply-to`,
    mailSubject: String.raw`subject`,
    closings: String.raw`(?:all the )?best|(?:best|kind|kindest|warm) (?:regards|wishes)|regards|thanks|thank you|many thanks|thx|cheers|(?:yours )?sincerely|yours(?: truly| faithfully)?|see you|take care|have a (?:good|great|nice)`,
    yours: String.raw`your`,
    shifts: String.raw`schedule|shifts?|rota|roster|hours`,
  },
  headers: {
    Person:
      listed(`coveringmember, coveringemployee, coveringstaff, person, name, names, employee, employees, employeename, staff, staffmember, staffname, who,
      worker, user, username, fullname, assignedto, assigned, teammember, colleague, associate,
      resource, agent, agentname, nurse, crew, member, workername, staffnames, driver, volunteer,
      coveredby, covering, engineer, invigilator, carer, caregiver, assignee, operator, technician,
      guard, officer, lifeguard, teacher, tutor, instructor, doctor, physician, clerk, helper, steward,
      trainer, coach, responder, rostered, personnel, people, filledby, workedby, therapist,
      crewmember, mechanic, presenter, porter, scheduledemployee, assignedemployee, assignedstaff, assignedperson, whosworking, whoisworking,
      nameofemployee, employeefullname, displayname, supportworker, careworker, homecareworker, firefighter, medic, paramedic
    `),
    'First name': listed(`employeefirstname, firstname, first, givenname, forename`),
    'Last name': listed(`employeelastname, lastname, last, surname, familyname`),
    Date: listed(`
      date, shiftdate, workdate, startdate, day, on, weekday, dayofweek, scheduledate, dates, dow,
      when, days, daterange, dateshift, dateofshift, startday, businessdate, dayname
    `),
    Start:
      listed(`login, logon, signin, clockintime, punchintime, start, from, begin, begins, starts, starttime, startsat, timein, in, shiftstart, clockin, startdatetime,
      dtstart, timefrom, scheduledstart, shiftstarttime, begintime, fromtime, startat, intime, startingtime,
      punchin, report, depotout, leavedepot, outofdepot, signon, bookon, reporttime, reporting, arrive,
      arrival, schedin, schedstart, scheduledin, shiftin, rosteredstart, plannedstart,
      startdateandtime, startdatetimelocal, scheduledstarttime
    `),
    End: listed(`logout, logoff, signout, clockouttime, punchouttime, end, to, until, till, ends, endsat, finish, endtime, timeout, out, shiftend, clockout, enddatetime,
      dtend, timeto, scheduledend, shiftendtime, finishtime, totime, endat, outtime, stop, finishes, punchout,
      endingtime, scheduledendtime, depotin, backatdepot, signoff, bookoff, finishing, leave, release,
      released, debrief, schedout, schedend, scheduledout, shiftout, rosteredend, rosteredfinish, plannedend
    `),
    Shift: listed(`
      shift, shifts, time, times, shifttime, shifttimes, workinghours, schedule, startend, shifthours,
      scheduled, fromto, inout, worktime, worktimes, planned, scheduled, plannedhours
    `),
    EndDate: listed(`enddate, lastday, finishdate, endday, dateto`),
    Hours: listed(`
      hours, hrs, numhours, hoursworked, paidhours, paidhrs, nethours, nethrs, schedhrs,
      scheduledhours, h
    `),
    Length: listed(`length, duration, shiftlength, len, totalhours`),
    Department:
      listed(`division, venue, department, dept, team, location, site, unit, ward, store, branch, departmentname
    `),
    Area: listed(`area, zone, section, wing, floor`),
    Task: listed(`employeegroup, task, position, job, role, duty, activity, skill, jobtitle, title, grade, band, roleposition
    `),
    TimeOfDay: listed(`timeofday, daypart`),
    TimeOffReason: listed(`timeoffreason, reason, timeoff, absence, leavetype`),
    Notes: listed(`
      notes, note, comment, comments, remark, remarks, memo, description, info
    `),
    Color: listed(`color, colour`),
    Ignored: listed(`
      alldayevent, allday, break, breaks, lunch, unpaidbreak, breakmins, breakminutes, breaktime, pause, total, totals, sum,
      totalhrs, weeklyhours, weeklytotal, hrsweek, hoursweek, contract, contracthours, contracted,
      contractedhours, week, weekno, wk, no, id, employeeid, empid, staffid, employeenumber, status,
      email, phone, mobile, rate, payrate, cost, wage, shiftid, eid, n, extension, ext, room,
      lunchstart, lunchend, breakstart, breakend, meal, mealbreak, lunchbreak, overtime, ot, payroll,
      payrollid, userid, actual, worked, clocked
    `),
  },
};
