import { fewWords, listed } from './language-words';

/** The Spanish words for reading pasted texts. `LanguageWords` explains each list. */
export const spanish = fewWords({
  fillers: listed(`de, del, el`),
  and: listed(`y`),
  off: listed(
    `libre, cerrado, cerrada, libra, descanso, vacaciones, baja, baja médica, festivo, permiso, ausente`,
  ),
  away: listed(
    `enfermedad, licencia médica, maternidad, baja por enfermedad, enfermo, enferma, de baja, de vacaciones, de permiso, cancelado, cancelada, anulado`,
  ),
  vacation: listed(`vacaciones, de vacaciones`),
  sick: listed(
    `enfermo, enferma, enfermedad, baja, baja médica, de baja, baja por enfermedad, licencia médica`,
  ),
  unsure: listed(`por confirmar, pendiente`),
  nobody: listed(`vacante, por cubrir, sin asignar`),
  sums: listed(`suma, horas`),
  morning: listed(`mañana, mañanas`),
  afternoon: listed(`tarde, tardes`),
  night: listed(`noche, noches`),
  titles: listed(`cuadrante, turnos, horario, horarios, semana`),
  organisations: listed(`
    hospital, clínica, farmacia, escuela, colegio, iglesia, hotel, restaurante, bar, panadería, gimnasio, museo, teatro, almacén, sl, sa, equipo
  `),
  between: listed(`hasta`),
  noon: listed(`mediodía`),
  midnight: listed(`medianoche`),
  betweenInTitles: listed(`al, a`),
  typical: listed(`libre, turno, semana, fecha, empleado, horario, desde, hasta, los, las, del`),
  offEnds: listed(`libre, vacaciones, baja, descanso`),
  patterns: {
    standby: String.raw`guardia localizada|retén`,
    moved: String.raw`sustituid[oa] por|cambiad[oa] (?:con|a)`,
    unconfirmed: String.raw`cancelad[oa]s?|anulad[oa]s?|por cubrir|sin cubrir|por confirmar|provisional`,
    confirmed: String.raw`confirmad[oa]s?`,
    noShiftsTitle: String.raw`disponibilidad(?:es)?|no disponible|solicitud(?:es)? de vacaciones|horario de apertura`,
    deniedShift: String.raw`sin\s+`,
  },
  headers: {
    Area: listed(`área, area, zona`),
    Person: listed(
      `empleado, empleada, empleados, trabajador, trabajadora, nombre, personal, camarero, médico, enfermera, enfermero, conductor, nombrecompleto`,
    ),
    'Last name': listed(`apellido, apellidos`),
    Date: listed(`fecha, día, dia`),
    Start: listed(`inicio, entrada, desde, comienzo, horainicio, horaentrada, horadeinicio, horadeentrada`),
    End: listed(`salida, hasta, horafin, horasalida, horadefin, horadesalida`),
    Shift: listed(`turno, turnos, horario`),
    Hours: listed(`horas`),
    Department: listed(`depto, dpto, unidad, sede, seccion, equipo, departamento, sección, centro`),
    Task: listed(`puesto, función, tarea`),
    Notes: listed(`observaciones, notas, comentarios`),
    Ignored: listed(`pausa, descanso, teléfono, telefono`),
  },
});
