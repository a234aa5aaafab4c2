import { describe, expect, test } from "vitest";
import { inJob, inList } from "../../../testing/build-cv.ts";

describe("names of data science, chips and media", () => {
  test.each([
    ["Naïve Bayes, KNN, Python", ["Naïve Bayes", "KNN", "Python"]],
    ["Word2vec, TF-IDF, NLTK", ["Word2vec", "TF-IDF", "NLTK"]],
    ["SqlServer, BOBJ, SAP Lumira", ["Microsoft SQL Server", "SAP BusinessObjects", "SAP Lumira"]],
    [
      "Supervisory Control and Data Acquisition, Welding",
      ["Supervisory Control and Data Acquisition", "Welding"],
    ],
    ["MediaOcean, SRDS, eMarketer, comScore", ["Mediaocean", "SRDS", "eMarketer", "Comscore"]],
  ])("%s", (list, names) => expect(inList(list)).toEqual(names));

  test("what is supplied to makers of vehicles is no Oracle tool", () => {
    expect(inJob("Sold OEM linear actuators to makers of cranes.")).not.toContain(
      "Oracle Enterprise Manager",
    );
  });
});
