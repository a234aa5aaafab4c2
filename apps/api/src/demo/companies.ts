import type { CompanySize } from "@rolecall/contracts/jobs/enums";

export interface DemoCompany {
  readonly recruiter: { readonly name: string; readonly email: string };
  readonly name: string;
  readonly size: CompanySize;
  readonly industry: string;
  readonly about: string;
}

/** Recruiters of the demo world, each with the company they hire for. All of them are invented. */
export const COMPANIES = {
  lakeside: {
    recruiter: { name: "Ruwani Jayasekara", email: "ruwani@lakeside.example" },
    name: "Lakeside Digital",
    size: "medium",
    industry: "Software",
    about:
      "Lakeside Digital builds payment and booking systems for banks and hotels, in teams of six with a product owner of their own.",
  },
  suwa: {
    recruiter: { name: "Dr. Anura Weerakoon", email: "anura@suwahospitals.example" },
    name: "Suwa Hospitals",
    size: "enterprise",
    industry: "Healthcare",
    about:
      "Suwa runs four hospitals with 1,100 beds. Wards work in fixed teams, and every nurse has paid time for training.",
  },
  island: {
    recruiter: { name: "Shehan Gunaratne", email: "shehan@islandhotels.example" },
    name: "Island Hotels",
    size: "large",
    industry: "Hospitality",
    about:
      "Nine hotels from Negombo to Arugam Bay, most with fewer than fifty rooms and a kitchen that buys from the village.",
  },
  keel: {
    recruiter: { name: "Fathima Rizwan", email: "fathima@keellogistics.example" },
    name: "Keel Logistics",
    size: "large",
    industry: "Logistics",
    about:
      "Keel moves containers and parcels from the port to the shop, with warehouses in Peliyagoda and Katunayake.",
  },
  thread: {
    recruiter: { name: "Mahesh Rodrigo", email: "mahesh@threadworks.example" },
    name: "Threadworks Apparel",
    size: "enterprise",
    industry: "Apparel",
    about:
      "Threadworks makes sportswear in three plants, with its own sample room, laboratory and design studio.",
  },
  harbour: {
    recruiter: { name: "Priyanka Selvaratnam", email: "priyanka@harbourfinance.example" },
    name: "Harbour Finance",
    size: "large",
    industry: "Banking and finance",
    about: "Harbour lends to small businesses and keeps the books of many of them.",
  },
  stone: {
    recruiter: { name: "Nuwan Abeywardena", email: "nuwan@stonebridge.example" },
    name: "Stonebridge Engineering",
    size: "medium",
    industry: "Construction",
    about: "Bridges, schools and water works, designed and built with our own crews.",
  },
  bright: {
    recruiter: { name: "Tharushi Mendis", email: "tharushi@brightschools.example" },
    name: "Bright Schools",
    size: "medium",
    industry: "Education",
    about: "Five schools and a teacher college. Classes have at most 26 children.",
  },
} as const satisfies Record<string, DemoCompany>;

export type CompanyKey = keyof typeof COMPANIES;
