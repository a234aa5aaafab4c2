/** A CV in short: `S` its profile, `J` a job as "title | company | dates", `X` any other line, `X #` a heading. */
interface DatedCv {
  readonly shape: string;
  readonly text: string;
  /** Kinds of contradictions in it, in the order of the alphabet. */
  readonly kinds: readonly string[];
}

/** Contradictions that a reader would ask about, and honest ways to live that look like one. */
export const DATED_CVS: readonly DatedCv[] = [
  {
    shape: "gap: fourteen months between two jobs",
    text: `J Cashier | Delta Foods Ltd | Jan 2016 – Feb 2019
J Store Clerk | Harbour Mart | May 2020 – Present`,
    kinds: ["gap"],
  },
  {
    shape: "gap: month numbers",
    text: `J Technician | Delta Works Ltd | 01/2012 - 03/2015
J Technician | Cedar Works Ltd | 09/2016 - 10/2024`,
    kinds: ["gap"],
  },
  {
    shape: "gap with certificate only",
    text: `J Nurse | City Clinic | 2012-01 – 2014-06
J Nurse | Lake Hospital | 2016-03 – Present
X # Certifications
X * BLS, American Heart Association, 2015`,
    kinds: ["gap"],
  },
  {
    shape: "gap after a job that tells since when it did something",
    text: `J Lettings Agent | Delta Homes Ltd | Feb 2014 – Aug 2016
X * Rentals first, sales from 2015.
J Lettings Agent | Cedar Homes Ltd | Mar 2019 – Present`,
    kinds: ["gap"],
  },
  {
    shape: "two gaps",
    text: `J Driver | Blue Cabs | Jan 2010 – Jan 2012
J Driver | Red Cabs | Jun 2013 – Jan 2016
J Driver | Green Cabs | Jun 2017 – Present`,
    kinds: ["gap", "gap"],
  },
  {
    shape: "reversed months",
    text: `J Editor | Delta Press | March 2021 – August 2019
J Writer | Cedar Press | Jan 2015 – Dec 2018`,
    kinds: ["reversed"],
  },
  {
    shape: "reversed years",
    text: `J Buyer | Delta Foods Ltd | 2019 – 2016
J Buyer | Cedar Foods Ltd | 2020 – Present`,
    kinds: ["reversed"],
  },
  {
    shape: "reversed same year",
    text: `J Chef | Hotel Lima | 10/2020 – 04/2020
J Chef | Hotel Oslo | 05/2020 – 11/2024`,
    kinds: ["reversed"],
  },
  {
    shape: "overlap two full-time posts",
    text: `J Project Manager | Delta Builders Ltd | Jan 2017 – Dec 2021
J Site Manager | Cedar Construction Ltd | Feb 2018 – Nov 2020`,
    kinds: ["overlap"],
  },
  {
    shape: "overlap current two",
    text: `J Head of Finance | Delta Foods Ltd | Jan 2019 – Present
J Finance Manager | Harbour Bank | Mar 2020 – Present`,
    kinds: ["overlap"],
  },
  {
    shape: "overlap fifteen months",
    text: `J Sales Executive | Delta Motors | Jan 2015 – Dec 2018
J Area Sales Manager | Cedar Motors | Oct 2017 – Jun 2022`,
    kinds: ["overlap"],
  },
  {
    shape: "total far off",
    text: `S Accountant with over 15 years of experience in audit and tax.
J Accountant | Delta Works Ltd | Jan 2019 – Present`,
    kinds: ["total"],
  },
  {
    shape: "total spelt",
    text: `S Warehouse worker with twelve years' experience in logistics.
J Warehouse Operative | Delta Logistics | Jan 2021 – Present`,
    kinds: ["total"],
  },
  {
    shape: "total spanish",
    text: `S Enfermera con más de 20 años de experiencia en urgencias.
J Enfermera | Hospital del Norte | enero 2016 – actualidad`,
    kinds: ["total"],
  },
  {
    shape: "total german",
    text: `S Koch mit 18 Jahren Berufserfahrung in der gehobenen Küche.
J Koch | Hotel Adler | 01/2018 – heute`,
    kinds: ["total"],
  },
  {
    shape: "total french",
    text: `S Comptable avec 25 ans d'expérience en cabinet.
J Comptable | Cabinet Durand | janvier 2014 – aujourd'hui`,
    kinds: ["total"],
  },
  {
    shape: "total in objective, two jobs",
    text: `S A dedicated teacher having 14 years experience in teaching.
J Teacher | Hill College | Jan 2016 – Dec 2019
J Teacher | Lake College | Jan 2020 – Present`,
    kinds: ["total"],
  },
  {
    shape: "reversed, and no gap beside dates that are wrong",
    text: `J Guard | Delta Security | Dec 2014 – Jan 2013
J Guard | Cedar Security | Jan 2017 – Present`,
    kinds: ["reversed"],
  },
  {
    shape: "gap between bare years",
    text: `J Cook | Hotel Lima | 2010 – 2014
J Cook | Hotel Oslo | 2017 – Present`,
    kinds: ["gap"],
  },
  {
    shape: "gap in the middle of three",
    text: `J Analyst | Delta Bank | Jan 2012 – Dec 2013
J Senior Analyst | Cedar Bank | Jan 2014 – Dec 2016
J Lead Analyst | Harbour Bank | Jun 2018 – Present`,
    kinds: ["gap"],
  },
  {
    shape: "overlap of companies in a list with promotions",
    text: `J Manager | Delta Foods Ltd | Jan 2018 – Dec 2022
J Assistant Manager | Delta Foods Ltd | Jan 2015 – Dec 2017
J Operations Lead | Harbour Mart | Jan 2019 – Jun 2021`,
    kinds: ["overlap"],
  },
  {
    shape: "parental leave named in jobs",
    text: `J Cashier | Delta Foods Ltd | Jan 2016 – Feb 2019
X Parental leave, March 2019 – April 2020
J Store Clerk | Harbour Mart | May 2020 – Present`,
    kinds: [],
  },
  {
    shape: "maternity career break as job",
    text: `J Nurse | City Clinic | Jan 2014 – Mar 2018
J Career Break (maternity) | | Apr 2018 – Aug 2020
J Nurse | Lake Hospital | Sep 2020 – Present`,
    kinds: [],
  },
  {
    shape: "part-time beside",
    text: `J Accountant | Delta Works Ltd | Jan 2018 – Dec 2022
J Bookkeeper (part time) | Cedar Works Ltd | Mar 2019 – Oct 2021`,
    kinds: [],
  },
  {
    shape: "evening lecturer",
    text: `J Engineer | Delta Works Ltd | Jan 2015 – Present
J Visiting Lecturer | Open University | Sep 2017 – Jun 2022`,
    kinds: [],
  },
  {
    shape: "study between",
    text: `J Clerk | Delta Bank | Jan 2012 – Aug 2014
J Analyst | Cedar Bank | Oct 2016 – Present
X # Education
X MSc Finance, University of Leeds, Sep 2014 – Sep 2016`,
    kinds: [],
  },
  {
    shape: "study by end year",
    text: `J Clerk | Delta Bank | Jan 2012 – Aug 2014
J Analyst | Cedar Bank | Oct 2016 – Present
X # Education
X MBA, University of Colombo (2016)`,
    kinds: [],
  },
  {
    shape: "promotions in one company",
    text: `J Director | Delta Foods Ltd | Jan 2020 – Present
J Manager | Delta Foods Ltd | Jan 2016 – Present
J Trainee | Delta Foods Ltd | Jan 2014 – Dec 2017`,
    kinds: [],
  },
  {
    shape: "overlap of two months",
    text: `J Driver | Blue Cabs | Jan 2015 – Jun 2018
J Driver | Red Cabs | Apr 2018 – Present`,
    kinds: [],
  },
  {
    shape: "ten plus by 9.8",
    text: `S Developer with 10+ years of experience.
J Developer | Delta Soft Ltd | Jan 2017 – Present`,
    kinds: [],
  },
  {
    shape: "years of one skill",
    text: `S Developer with 4 years of Python and 3 years of Go.
J Developer | Delta Soft Ltd | Jan 2015 – Present`,
    kinds: [],
  },
  {
    shape: "years of a firm",
    text: `S Joined a family firm with 60 years of experience in tea.
J Clerk | Delta Tea Ltd | Jan 2019 – Present`,
    kinds: [],
  },
  {
    shape: "sabbatical",
    text: `J Analyst | Delta Bank | Jan 2012 – Dec 2015
J Analyst | Cedar Bank | Jun 2017 – Present
X # Other
X Sabbatical 2016: travelled through South America.`,
    kinds: [],
  },
  {
    shape: "care for a relative",
    text: `J Cook | Hotel Lima | Jan 2012 – Dec 2015
J Cook | Hotel Oslo | Jun 2018 – Present
X # Profile note
X From 2016 to 2018 I looked after my mother at home.`,
    kinds: [],
  },
  {
    shape: "year ranges touching",
    text: `J Cook | Hotel Lima | 2012 – 2015
J Cook | Hotel Oslo | 2016 – 2020
J Cook | Hotel Rome | 2020 – Present`,
    kinds: [],
  },
  {
    shape: "freelancing beside a job",
    text: `J Designer | Delta Studio | Jan 2016 – Present
J Freelance Illustrator | Self-employed | Jan 2018 – Present`,
    kinds: [],
  },
  {
    shape: "volunteer beside",
    text: `J Nurse | City Clinic | Jan 2016 – Present
J Volunteer Trainer | Red Cross | Jan 2017 – Dec 2021`,
    kinds: [],
  },
  {
    shape: "unemployed and retraining stated",
    text: `J Miner | Delta Mines | Jan 2008 – Dec 2014
J Bus Driver | City Transport | Mar 2017 – Present
X # Further training
X Retraining as a bus driver, Jan 2015 – Feb 2017`,
    kinds: [],
  },
  {
    shape: "national service",
    text: `J Clerk | Delta Bank | Jan 2012 – Jun 2013
J Analyst | Cedar Bank | Sep 2015 – Present
X # Military service
X Singapore Armed Forces, Jul 2013 – Jul 2015`,
    kinds: [],
  },
  {
    shape: "board seat",
    text: `J Managing Director | Delta Foods Ltd | Jan 2014 – Present
J Non-Executive Director | Cedar Housing Trust | Jan 2017 – Present`,
    kinds: [],
  },
  {
    shape: "stated less than dates",
    text: `S More than 8 years of experience in sales.
J Sales Executive | Delta Motors | Jan 2012 – Present`,
    kinds: [],
  },
  {
    shape: "agency placements",
    text: `J Agency Nurse | Care Staffing Ltd | Jan 2018 – Present
J Bank Nurse | City Hospital | Feb 2018 – Dec 2021`,
    kinds: [],
  },
  {
    shape: "internship during employment",
    text: `J Assistant | Delta Works Ltd | Jan 2018 – Dec 2020
J Intern | Cedar Works Ltd | Jan 2019 – Dec 2019`,
    kinds: [],
  },
];
