import type { Person } from "../person.ts";

export const person: Person = {
  id: "digitalmarketing-aoife",
  family: "marketing",
  country: "IE",
  languageCode: "en",
  name: "Aoife Brannigan",
  email: "aoife.brannigan@inbox.example",
  phone: "087 555 0146",
  location: "Dublin 8, Ireland",
  sections: [
    { heading: "Hello", text: ["I'm a digital marketer who likes numbers as much as words. Six years across a credit union and an outdoor retailer; happiest when a small budget does more than it should."] },
    {
      heading: "Where I've worked",
      jobs: [
        { title: "Digital Marketing Executive", company: "Corrib Outdoor Ltd", place: "Dublin", dates: "Mar '23 – now", from: "2023-03", to: null, points: ["Run {Google Ads=Google Ads|Google AdWords|AdWords} and {Meta Ads Manager=Meta Ads Manager|Meta Ads|Facebook Ads|Facebook Ads Manager|Meta advertising} with a yearly budget of €140k.", "[[Got cost per sale down by 31% in twelve months.]]", "Own the {newsletter=Email marketing|Newsletters|Newsletter|Email newsletters|Email campaigns} in {Klaviyo}: segments, flows, {A/B tests=A/B testing|A/B tests|Split testing|AB testing}.", "Brief the freelance videographer who cuts our reels in {!Premiere Pro=Premiere Pro|Adobe Premiere Pro|Adobe Premiere}.", "{On-page SEO=SEO|On-page SEO|Search engine optimisation|Search engine optimization} for 600 product pages; the shop itself ({!Shopify}) is looked after by an agency in Galway, who also do all the {!web development=Web development}.", "Put the monthly numbers in front of the directors.", "[[Organic visits up 58% on the year before.]]"] },
        { title: "Marketing Assistant", company: "Larkfield Credit Union", place: "Naas, Co. Kildare", dates: "Sep '20 – Feb '23", from: "2020-09", to: "2023-02", points: ["Wrote leaflets, web copy and posts for {social media=Social media|Social media management|Social media marketing} (Facebook, Instagram) – {copywriting=Copywriting|Copy writing|Content writing} for people who don't read small print.", "{Organised school quizzes and branch open days=Event management|Event planning|Event organisation|Events|Event organization|Organising events}.", "Checked the proofs of the annual report with the printers.", "Kept the members' mailing list in line with {GDPR=GDPR|Data protection|GDPR compliance}.", "New members came mostly by {!word=Microsoft Word|Word|MS Word} of mouth, so I built on that.", "[[?Set up a refer-a-friend scheme with 412 sign-ups in its first year.]]"] },
        { title: "Sales Assistant (weekends)", company: "Threadneedle Lane Boutique", place: "Maynooth", dates: "2018 – Aug '20", from: "2018", to: "2020-08", points: ["Till, fitting rooms, {window displays=Visual merchandising|Window displays|Window dressing|Window display}."] },
      ],
    },
    { heading: "Toolbox", tags: ["{Google Analytics 4=Google Analytics 4|Google Analytics|GA4}", "{Looker Studio=Looker Studio|Google Data Studio|Google Looker Studio}", "{Mailchimp}", "{Canva}", "{WordPress}", "{Excel=Microsoft Excel|Excel|MS Excel}", "{Hootsuite}", "{~curiosity=Curiosity}", "{~clear communication=Communication|Clear communication|Communication skills}"] },
    {
      heading: "Education",
      studies: [
        { degree: "BA in Marketing and French", institution: "Maynooth University", place: "Maynooth", dates: "2016–2020", year: 2020 },
        { degree: "Leaving Certificate", institution: "Scoil Mhuire", place: "Trim", dates: "2016", year: 2016 },
      ],
    },
    { heading: "Badges", certificates: ["{Google Ads Search Certification=Google Ads Search Certification|Google Ads Search|Google Ads Certification}, Google, 2024", "{Diploma in Digital Marketing=Diploma in Digital Marketing|Digital Marketing Diploma}, Digital Marketing Institute, 2021"] },
    { heading: "Languages", languages: ["{English} (native), {French} (good), {Irish} (school)"] },
    { heading: "Outside work", text: ["Sea swimming at the Forty Foot, parkrun, a very slow allotment."] },
  ],
  optional: ["Digital marketing", "Marketing", "Content marketing", "Content creation", "PPC", "Paid search", "Search engine marketing", "SEM", "Analytics", "Marketing analytics", "Reporting", "Campaign management", "Landing pages", "Content planning", "Customer service", "Till operation", "Cash handling", "Budget management", "Segmentation", "Marketing automation", "Influencer marketing", "Brand awareness", "Paid social", "Community management", "Creativity", "Photography", "Public relations", "Facebook", "Instagram", "TikTok", "Retail sales", "Sales", "Stock replenishment", "Freelancer management", "Briefing", "Google Search Console", "Graphic design", "Press releases", "Teamwork", "Proofreading", "Presentation", "Data visualisation", "Print production", "Referral marketing", "Referral schemes", "Referral programmes"],
  totalYears: 8.3,
  level: "Senior",
  inconsistencies: [],
  files: ["web-margin-grid"],
};
