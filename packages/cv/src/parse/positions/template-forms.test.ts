import { describe, expect, it } from "vitest";
import { jobsOf } from "../testing/jobs-of.ts";

describe("headers of jobs as templates and job boards print them", () => {
  it("dates that break in a narrow column behind the month or behind the dash", () => {
    expect(
      jobsOf([
        "Apr\tHead of Freight, Tern Foods Group, Cardiff",
        "2016–May 2020\tRolled out a new store system.",
        "Jan\tFreight Manager, Tern Foods Group, Newport",
        "2012–Mar 2016\tLed 85 drivers.",
      ]),
    ).toEqual([
      ["Head of Freight", "Tern Foods Group", "2016-04", "2020-05"],
      ["Freight Manager", "Tern Foods Group", "2012-01", "2016-03"],
    ]);
    expect(
      jobsOf([
        "March 2018–\tStaff Nurse, Al Waha Clinic, Muscat",
        "November\tTriage and recording of vital signs.",
        "2020\tTaught eight new nurses.",
        "July 2016–\tTrainee Nurse, Hillside Hospital, Matara",
        "February\tWound dressing on a surgical ward.",
        "2018",
      ]),
    ).toEqual([
      ["Staff Nurse", "Al Waha Clinic", "2018-03", "2020-11"],
      ["Trainee Nurse", "Hillside Hospital", "2016-07", "2018-02"],
    ]);
    expect(
      jobsOf([
        "janeiro de\tDesigner, Varejo Norte Ltda., Curitiba",
        "2018–fevereiro\tProtótipos.",
        "de 2021",
      ]),
    ).toEqual([["Designer", "Varejo Norte Ltda.", "2018-01", "2021-02"]]);
  });

  it("a job that goes on above the year of an older one", () => {
    expect(jobsOf(["3/2016 –\tFitter, Volta Ltd, Leeds", "2013\tApprentice, Volta Ltd, Leeds"])[0]).toEqual([
      "Fitter",
      "Volta Ltd",
      "2016-03",
      "now",
    ]);
  });

  it("a hyphen without space in front of the town", () => {
    expect(
      jobsOf([
        "Night Auditor",
        "Silver Dune Hotel-Dubai",
        "March 2019 to Present",
        "Receptionist",
        "Grand Canal Hotel-Venice",
        "May 2014 to February 2019",
      ]),
    ).toEqual([
      ["Night Auditor", "Silver Dune Hotel", "2019-03", "now"],
      ["Receptionist", "Grand Canal Hotel", "2014-05", "2019-02"],
    ]);
    expect(
      jobsOf(["Librarian", "University of Wisconsin-Madison", "May 2014 to February 2019"])[0]?.[1],
    ).toBe("University of Wisconsin-Madison");
  });

  it("a field in brackets behind the title", () => {
    expect(jobsOf(["Site Engineer (Electrical), Coast Power Pvt Ltd, Kochi", "Aug 2016 – Jan 2020"])).toEqual(
      [["Site Engineer (Electrical)", "Coast Power Pvt Ltd", "2016-08", "2020-01"]],
    );
  });

  it("sentences that tell of a job in an organisation", () => {
    expect(
      jobsOf([
        "1. Worked as Shift Supervisor in Blue Gulf Contracting W.L.L., Doha, Qatar from Feb 2020 to till date.",
        "2. Worked as Nursing Officer, Renal Unit in South Coast General Hospital, Galle from Aug 2016 to Jan 2020.",
        "3. Worked as Site Engineer (Civil) in Coast Power Projects Pvt Ltd, Kochi from Aug 2014 to Jul 2016.",
      ]),
    ).toEqual([
      ["Shift Supervisor", "Blue Gulf Contracting W.L.L.", "2020-02", "now"],
      ["Nursing Officer, Renal Unit", "South Coast General Hospital", "2016-08", "2020-01"],
      ["Site Engineer (Civil)", "Coast Power Projects Pvt Ltd", "2014-08", "2016-07"],
    ]);
  });

  it("a form that names the dates first and the employer below the duties", () => {
    expect(
      jobsOf([
        "Dates\t10/2022–Present",
        "Occupation or position held\tOperations Manager",
        "Main activities\tRooms, food and 110 staff.",
        "Budgets and rosters.",
        "Name and address of employer\tSilver Dune Hotel, Dubai",
        "Dates\t05/2019–09/2022",
        "Occupation or position held\tFront Office Manager",
        "Main activities\tManaged 24 receptionists.",
        "Name and address of employer\tGrand Canal Hotel, Venice",
      ]),
    ).toEqual([
      ["Operations Manager", "Silver Dune Hotel", "2022-10", "now"],
      ["Front Office Manager", "Grand Canal Hotel", "2019-05", "2022-09"],
    ]);
  });
});

describe("slashes and towns in headers", () => {
  it("a slash between company and title, or in front of a town or a date", () => {
    expect(jobsOf(["Tern Freight / Staff Engineer", "APR 2021 - PRESENT, LEEDS"])).toEqual([
      ["Staff Engineer", "Tern Freight", "2021-04", "now"],
    ]);
    expect(
      jobsOf([
        "Staff Engineer",
        "Tern Freight / Leeds / APR 2021 – Present",
        "Junior Engineer",
        "Metro Data / Cardiff / JUN 2015 – AUG 2018",
      ]),
    ).toEqual([
      ["Staff Engineer", "Tern Freight", "2021-04", "now"],
      ["Junior Engineer", "Metro Data", "2015-06", "2018-08"],
    ]);
  });

  it("a slash inside a title", () => {
    expect(jobsOf(["Texter / Konzepter, Werbehaus Süd GmbH", "01/2017 – 08/2019"])[0]?.[0]).toBe(
      "Texter / Konzepter",
    );
  });

  it("a town behind the legal form", () => {
    expect(jobsOf(["Junior Engineer at Metro Data Ltd Cardiff", "Jun 2015 – Aug 2018"])[0]?.[1]).toBe(
      "Metro Data Ltd",
    );
  });
});

describe("towns and roles without a mark of their own", () => {
  it("a town behind the company of an at-phrase", () => {
    expect(jobsOf(["Staff Engineer at Tern Freight Leeds", "Apr 2021 – Present"])[0]?.[1]).toBe(
      "Tern Freight",
    );
    expect(jobsOf(["Lecturer at University College London", "Apr 2021 – Present"])[0]?.[1]).toBe(
      "University College London",
    );
  });

  it("roles of one company whose length of stay does not cover them", () => {
    expect(
      jobsOf([
        "Tern Foods Group",
        "4 years 2 months",
        "Supply Chain Director",
        "June 2020 - Present",
        "Cardiff",
        "Planning for four factories and two depots.",
        "Head of Freight",
        "April 2016 - May 2020",
        "Cardiff",
        "Rolled out the warehouse system.",
      ]),
    ).toEqual([
      ["Supply Chain Director", "Tern Foods Group", "2020-06", "now"],
      ["Head of Freight", "Tern Foods Group", "2016-04", "2020-05"],
    ]);
  });

  it("jobs as items of a list below a heading of experience", () => {
    expect(
      jobsOf([
        "* Nursing Officer, Renal Unit - South Coast Hospital, Galle (January 2021 to Present)",
        "* Care for up to twelve patients a shift.",
        "* Trainee Nurse - Hillside Hospital, Matara (July 2016 to February 2018)",
      ]),
    ).toEqual([
      ["Nursing Officer, Renal Unit", "South Coast Hospital", "2021-01", "now"],
      ["Trainee Nurse", "Hillside Hospital", "2016-07", "2018-02"],
    ]);
  });

  it("titles that a narrow cell cuts behind their link", () => {
    expect(
      jobsOf([
        "Gabinete Contas Certas, Lda., Palmela — Técnica de",
        "contabilidade",
        "09/2011 – 02/2017",
        "* Salários de 35 pequenas empresas.",
        "Autohaus Klein GmbH, Ulm — Fachkraft für",
        "Lagerlogistik",
        "05/2007 – 08/2011",
        "* Wareneingang und Inventur.",
      ]),
    ).toEqual([
      ["Técnica de contabilidade", "Gabinete Contas Certas, Lda.", "2011-09", "2017-02"],
      ["Fachkraft für Lagerlogistik", "Autohaus Klein GmbH", "2007-05", "2011-08"],
    ]);
  });

  it("an employer or a town below a title that ends in a link", () => {
    const below = (title: string, row: string) => jobsOf([title, row, "09/2011 – 02/2017"])[0]?.[0];
    expect(below("Sales Manager for", "Delta Works Ltd")).not.toContain("Delta");
    expect(below("Technicien de maintenance à", "Lille")).not.toContain("Lille");
    expect(below("Driver for", "Uber")).not.toContain("Uber");
    expect(below("Técnico en", "electricidad")).toBe("Técnico en electricidad");
  });

  it("whole titles with a row of their own below", () => {
    expect(
      jobsOf([
        "Delta Works Ltd, Leeds — Head of People",
        "09/2011 – 02/2017",
        "Hiring in four countries.",
        "ICT Teacher, Grades 6–11, Lagoon Gate College",
        "03/2007 – 08/2011",
      ]),
    ).toEqual([
      ["Head of People", "Delta Works Ltd", "2011-09", "2017-02"],
      ["ICT Teacher, Grades 6–11", "Lagoon Gate College", "2007-03", "2011-08"],
    ]);
  });
});
