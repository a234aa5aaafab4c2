import { describe, expect, test } from "vitest";
import { inJob } from "../../../testing/build-cv.ts";
import { skillKeys } from "../../../testing/skill-keys.ts";

describe("sentences of one profession each, with all that they name", () => {
  test.each([
    [
      "Archival description in AtoM and finding aids for 300 boxes.",
      ["Archival description", "AtoM", "Finding aids"],
    ],
    ["Digitisation of glass negatives; digital preservation plan.", ["Digital preservation", "Digitisation"]],
    [
      "Accessioning, condition reporting and loans management.",
      ["Accessioning", "Condition reports", "Loans management"],
    ],
    [
      "Paper conservation and integrated pest management in the stores.",
      ["Integrated pest management", "Paper conservation"],
    ],
    [
      "Oral history with tea pluckers; exhibition curation for the centenary.",
      ["Exhibition curation", "Oral history"],
    ],
    [
      "Records appraisal and retention schedules for the ministry.",
      ["Records appraisal", "Retention schedules"],
    ],
    [
      "Ghostwriting of four memoirs and manuscript editing for a trade publisher.",
      ["Ghostwriting", "Manuscript editing"],
    ],
    [
      "Copy-editing, proofreading and fact-checking to Chicago Manual of Style.",
      ["Chicago Manual of Style", "Copy editing", "Fact checking", "Proofreading"],
    ],
    [
      "Screenwriting for a 12-part series; speech writing for ministers.",
      ["Screenwriting", "Speech writing"],
    ],
    ["Technical writing in MadCap Flare and DITA.", ["DITA", "MadCap Flare", "Technical writing"]],
    ["Line editing and indexing of academic books.", ["Indexing", "Line editing"]],
    [
      "Ran creative writing workshops in prisons and blog writing for a bank.",
      ["Blog writing", "Creative writing workshops"],
    ],
    [
      "Court interpreting in asylum hearings; sight translation of evidence.",
      ["Court interpreting", "Sight translation"],
    ],
    [
      "Sworn translation of deeds and legal translation of contracts.",
      ["Legal translation", "Sworn translation"],
    ],
    [
      "Post-editing of machine output in memoQ; terminology management.",
      ["Post-editing", "Terminology management", "memoQ"],
    ],
    ["Subtitling and transcription for a documentary house.", ["Subtitling", "Transcription"]],
    [
      "Back translation of questionnaires and cultural mediation in clinics.",
      ["Back translation", "Cultural mediation"],
    ],
    ["Mural painting for 14 schools and portraiture on commission.", ["Mural painting", "Portraiture"]],
    ["Bronze casting and stone carving in a shared yard.", ["Bronze casting", "Stone carving"]],
    [
      "Wheel throwing, glazing and kiln firing; sold at two fairs.",
      ["Glazing", "Kiln firing", "Wheel throwing"],
    ],
    [
      "Printmaking: etching, linocut and screen printing.",
      ["Etching", "Linocut", "Printmaking", "Screen printing"],
    ],
    ["Picture framing and art restoration for a gallery.", ["Art restoration", "Picture framing"]],
    [
      "Session playing on 60 records and live performance at weddings and hotels.",
      ["Live performance", "Session playing"],
    ],
    ["Songwriting and studio recording in Logic Pro.", ["Logic Pro", "Songwriting", "Studio recording"]],
    ["Jazz improvisation and band leading in a septet.", ["Band leading", "Jazz improvisation"]],
    ["Piano tuning for three schools; backing vocals on tour.", ["Backing vocals", "Piano tuning"]],
    ["Music production and audio mixing for advertising.", ["Audio mixing", "Music production"]],
    [
      "Documentary filmmaking on fishing villages; location scouting and shot lists.",
      ["Documentary filmmaking", "Location scouting", "Shot lists"],
    ],
    ["Casting and actor coaching for a teledrama of 60 episodes.", ["Actor coaching", "Casting"]],
    [
      "Multi-camera directing of live debates; call sheets and shooting schedules.",
      ["Call sheets", "Multi-camera directing", "Shooting schedules"],
    ],
    ["Theatre directing of eight plays; ran rehearsals.", ["Rehearsals", "Theatre directing"]],
    [
      "Post-production supervision and colour grading in DaVinci Resolve.",
      ["Colour grading", "DaVinci Resolve", "Post-production supervision"],
    ],
    ["Storyboarding and script breakdown with the writer.", ["Script breakdown", "Storyboarding"]],
    ["Voice-over for 80 commercials and dubbing of cartoons.", ["Dubbing", "Voice-over"]],
    ["Stage combat and physical theatre in a touring company.", ["Physical theatre", "Stage combat"]],
    ["Devised theatre with prisoners; forum theatre in villages.", ["Devised theatre", "Forum theatre"]],
    ["Puppetry and children's theatre in 200 schools.", ["Children's theatre", "Puppetry"]],
    ["Radio drama weekly; motion capture for a game studio.", ["Motion capture", "Radio drama"]],
    [
      "News reading every hour and live interviews in the breakfast show.",
      ["Live interviews", "News reading"],
    ],
    [
      "Sports commentary of 90 matches; outside broadcasts from the beach.",
      ["Outside broadcasts", "Sports commentary"],
    ],
    [
      "Podcast production and audio editing in Adobe Audition.",
      ["Adobe Audition", "Audio editing", "Podcast production"],
    ],
    ["Phone-in shows on law and health; vox pops in the market.", ["Phone-in shows", "Vox pops"]],
    ["Event hosting of award nights and jingle production.", ["Event hosting", "Jingle production"]],
    [
      "Studio desk operation and music scheduling in Zetta.",
      ["Music scheduling", "RCS Zetta", "Studio desk operation"],
    ],
    [
      "Exhibition installation of 22 shows; mount making and crating.",
      ["Crating", "Exhibition installation", "Mount making"],
    ],
    ["Condition checking of loans and picture hanging.", ["Condition checking", "Picture hanging"]],
    [
      "Specimen preparation for a natural history hall; humidity monitoring.",
      ["Humidity monitoring", "Specimen preparation"],
    ],
    [
      "Book repair, interlibrary loans and RFID tagging in Koha.",
      ["Book repair", "Interlibrary loans", "Koha", "RFID tagging"],
    ],
    ["Story hours for children and the circulation desk.", ["Circulation desk", "Story hours"]],
    [
      "Lighting rigging and lighting programming on grandMA.",
      ["Lighting programming", "Lighting rigging", "grandMA"],
    ],
    [
      "Live sound for musicals; radio mic fitting and QLab playback.",
      ["Live sound", "QLab", "Radio mic fitting"],
    ],
    [
      "Set construction, scenic painting and prop making.",
      ["Prop making", "Scenic painting", "Set construction"],
    ],
    ["Quick changes and wardrobe maintenance for a cast of 30.", ["Quick changes", "Wardrobe maintenance"]],
    [
      "Court reporting, parliamentary reporting and live blogging.",
      ["Court reporting", "Live blogging", "Parliamentary reporting"],
    ],
    ["Sub-editing and headline writing on the night desk.", ["Headline writing", "Sub-editing"]],
    ["Feature writing and editorial writing for the weekend.", ["Editorial writing", "Feature writing"]],
    ["Social media verification during elections.", ["Social media verification"]],
    [
      "Cataloguing in MARC 21 by DDC; moved the library to Koha.",
      ["Cataloguing", "Dewey Decimal Classification", "Koha", "MARC 21"],
    ],
    ["Weeding of 8,000 volumes and stock verification.", ["Stock verification", "Weeding"]],
    [
      "E-resources management, open access and the institutional repository.",
      ["E-resources management", "Institutional repositories", "Open access"],
    ],
    ["Book clubs and readers' advisory in a branch library.", ["Book clubs", "Readers' advisory"]],
    ["Subject indexing and bibliographies for theses.", ["Bibliographies", "Subject indexing"]],
    [
      "Choreography of six works and rehearsal direction for a company of 14.",
      ["Choreography", "Rehearsal direction"],
    ],
    ["Kandyan dance and folk dance for festivals abroad.", ["Folk dance", "Kandyan dance"]],
    [
      "Aerial silks and site-specific performance in old mills.",
      ["Aerial silks", "Site-specific performance"],
    ],
    ["Dance movement therapy with refugees.", ["Dance movement therapy"]],
    ["Wedding photography of 60 couples a year; album design.", ["Album design", "Wedding photography"]],
    [
      "Product photography and tethered shooting for a web shop.",
      ["Product photography", "Tethered shooting"],
    ],
    ["Retouching in Photoshop and Capture One.", ["Adobe Photoshop", "Capture One", "Retouching"]],
    [
      "Drone photography for hotels; real estate photography.",
      ["Drone photography", "Real estate photography"],
    ],
    ["Newborn photography and studio lighting in own studio.", ["Newborn photography", "Studio lighting"]],
    [
      "Darkroom printing workshops and image archiving for a museum.",
      ["Darkroom printing", "Image archiving"],
    ],
  ])("%s", (line, expected) => {
    expect(skillKeys(inJob(line))).toEqual(skillKeys(expected));
  });

  test.each([
    "Moved to a new building with sprinklers and a lift.",
    "Lives with a cat; writes at a kitchen table and walks in the hills.",
    "Works from a home office with two screens; carried the headsets.",
    "The studio faces north and has a skylight; neighbours keep bees.",
    "Travelled in a van with a drum kit and a dog.",
    "Shot in rain on a ferry; the crew ate rice and curry.",
    "Played the butler, the gardener and a police inspector.",
    "Got up at four, drank tea, talked about the traffic and the weather.",
    "Bought coffee, drove actors and found the cat.",
    "Covered a royal wedding, a cup final and a bus strike.",
    "Opened at eight, lent umbrellas and fed the stray cats.",
    "Slept in hostels, lost a suitcase, met a king.",
  ])("nothing from what stands about: %s", (line) => {
    expect(inJob(line)).toEqual([]);
  });
});
