/** Licences for everyday driving, that nearly everybody has. */
export const OF_DRIVING =
  /(?<!\p{L})(?:driv(?:ing|er['’]?s?) licen[cs]es?|licence to drive|permis(?: de conduire)?(?: (?:cat[ée]gories?|voiture|[A-E]))|permis de conduire|führerschein\p{L}*|fahrerlaubnis|rijbewij(?:s|zen)|(?:carnet|carné|permiso|licencia) de (?:conducir|manejo|conducción)|carta de condução|cnh|patenti?(?: di guida| [A-E])|(?:car|motorbike|motorcycle) licen[cs]e)(?!\p{L})/iu;
