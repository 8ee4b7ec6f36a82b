import { fewWords, listed } from './language-words';

/** The Portuguese words for reading pasted texts. `LanguageWords` explains each list. */
export const portuguese = fewWords({
  fillers: listed(`de, do, da`),
  off: listed(`folga, fechado, encerrado, férias, doente, baixa, feriado, ausente, licença`),
  away: listed(
    `baixa médica, atestado, atestado médico, doença, de férias, de baixa, de folga, cancelado, cancelada`,
  ),
  vacation: listed(`férias, de férias`),
  sick: listed(`doente, doença, baixa, baixa médica, de baixa, atestado, atestado médico`),
  unsure: listed(`a confirmar`),
  nobody: listed(`por preencher, vago, vaga`),
  sums: listed(`soma, horas`),
  morning: listed(`manhã`),
  afternoon: listed(`tarde`),
  night: listed(`noite`),
  titles: listed(`escala, turnos, horário, semana`),
  organisations: listed(`
    hospital, clínica, farmácia, escola, creche, igreja, hotel, restaurante, padaria, ginásio, museu, teatro, armazém, lda, equipa, equipe
  `),
  between: listed(`até, às`),
  noon: listed(`meio-dia`),
  midnight: listed(`meia-noite`),
  betweenInTitles: listed(`a, ao`),
  typical: listed(
    `folga, férias, turno, semana, funcionário, horário, segunda, terça, quarta, quinta, sexta, feira`,
  ),
  offEnds: listed(`folga, férias, baixa, licença`),
  patterns: {
    noShiftsTitle: String.raw`disponibilidade|horário de funcionamento`,
    moved: String.raw`substituíd[oa] por`,
    unconfirmed: String.raw`cancelad[oa]s?|por preencher|a confirmar|provisóri[oa]`,
    confirmed: String.raw`confirmad[oa]s?`,
  },
  headers: {
    Area: listed(`área, zona`),
    Person: listed(`funcionário, funcionária, funcionários, colaborador, colaboradora, nome, empregado`),
    'Last name': listed(`apelido, sobrenome`),
    Date: listed(`data, dia`),
    Start: listed(`início, entrada, horainício, horadeinício, horadeentrada`),
    End: listed(`fim, saída, término, horafim, horadefim, horadesaída`),
    Shift: listed(`turno, turnos, horário`),
    Hours: listed(`horas`),
    Department: listed(`depto, dept, seção, unidade, equipa, equipe, loja, departamento, setor, secção`),
    Task: listed(`função, cargo`),
    Notes: listed(`observações, notas`),
    Ignored: listed(`pausa, intervalo, telefone`),
  },
});
