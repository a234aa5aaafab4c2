/** What those are called who have learnt a trade, at the end of a name. */
const TRADE =
  /\s(?:technician|electrician|mechanic|operator|assistant|mason|carpenter|welder|fitter|cook|baker|beautician|hairdresser|tailor|machinist|painter|attendant|plumber|craftsman)$|^(?:electrician|carpenter|welder|mason|plumber|cook|baker|beautician|hairdresser|tailor|painter)$/i;

/** "Plumber", "Refrigeration Technician". */
export function namesTrade(text: string): boolean {
  return TRADE.test(text);
}
