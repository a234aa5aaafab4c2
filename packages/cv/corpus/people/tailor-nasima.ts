import type { Person } from "../person.ts";

export const person: Person = {
  id: "tailor-nasima",
  family: "apparel",
  country: "BD",
  languageCode: "en",
  name: "Nasima Khatun",
  headline: "Tailor and sample maker",
  email: "nasima.khatun.tailor@suisuta.example",
  phone: "+880 1712 300 618",
  location: "Dhaka, Bangladesh",
  sections: [
    { heading: "About my life and my work", text: ["I was born in {!Matlab=MATLAB|Matlab}, Chandpur district, and my mother had one hand machine. From her I learned to {cut a blouse=Blouse cutting|Cutting|Fabric cutting|Garment cutting|Cutting fabric|Cutting blouses|Cutting garments|Blouse making} without any paper. When I was eighteen I came to Dhaka and went on the line.", "Now I can sit on {plain machine=Plain machine|Single needle machine|Lockstitch machine|Plain sewing machine|Flat machine|Lockstitch|Single needle lockstitch}, {overlock=Overlock|Overlock machine|Overlocking|Overlock sewing|Serger} and {flatlock=Flatlock|Flatlock machine|Flatlock sewing}, all three. I am {~quick to learn=Quick learning|Fast learner|Quick learner|Quick to learn|Learning agility|Fast learning|Willingness to learn}. I do not make {!embroidery=Embroidery|Hand embroidery|Machine embroidery}, my eyes are not good for it; that work goes to the women in Jamalpur."] },
    {
      heading: "My jobs",
      jobs: [
        { title: "Sample tailor", company: "Padma Thread Fashions Ltd.", companyAlso: ["Padma Thread Fashions Ltd", "Padma Thread Fashions"], place: "Gazipur", dates: "Winter 2021 – today", from: "2021", to: null, points: ["The {!merchandiser=Merchandising|Merchandiser|Garment merchandising|Fashion merchandising} brings a picture from the buyer and I {sew the first piece=Sample making|Sample sewing|Sewing samples|First sample|Garment sampling|Sample stitching|Garment sample making|Sampling}, then I {write how many minutes it takes=Time study|Time measurement|Work measurement|SMV|Timing|Time recording|SMV calculation}.", "I {correct the paper pattern=Pattern correction|Pattern making|Pattern alteration|Pattern adjustment|Pattern correcting|Pattern cutting|Paper patterns|Correcting patterns|Pattern making and correction} when the sleeve pulls.", "[[Of 410 samples in the year 2024 the buyer sent back only 7.]]", "The new girls ask me and I {show them=Training|Training new staff|On-the-job training|Staff training|Training new workers|Mentoring|Training operators|Showing new workers}."] },
        { title: "Machine operator", titleAlso: ["Sewing machine operator"], company: "Turag Knit Composite", place: "Ashulia", dates: "Summer 2014 – Autumn 2021", from: "2014", to: "2021", points: ["Side seam, collar, then {zip and pocket=Zip and pocket sewing|Zip sewing|Pocket sewing|Zipper attaching|Zippers|Zip|Zip and pocket|Pocket attaching|Zip insertion|Zip attaching|Zipper insertion} of the trouser.", "After work I {altered clothes=Alterations|Clothing alterations|Altering clothes|Clothes alteration|Garment alterations|Alteration|Clothing alteration} for the neighbours: shorter, wider, new lining."] },
      ],
    },
    {
      heading: "School",
      studies: [
        { degree: "Class Eight", institution: "Matlab Girls' High School", place: "Chandpur", dates: "2008", year: 2008 },
      ],
    },
    { heading: "Language", languages: ["{Bangla=Bangla|Bengali}; a little {English}"] },
  ],
  optional: ["Sewing", "Tailoring", "Dressmaking", "Garment making", "Garment construction", "Textile", "Quality control", "Attention to detail", "Teamwork", "Knitwear", "Sewing machine", "Sewing machine operation", "Garment manufacturing", "Fashion", "Stitching", "Fabric", "Customer service", "Patternmaking", "Industrial sewing machine", "Industrial sewing", "Dress making", "Tailor-made clothing", "Speed", "Side seam", "Collar making", "Collar attaching", "Side seams", "Seaming", "Collar", "Collar sewing", "Trouser sewing", "Lining"],
  totalYears: 12.3,
  level: "Expert",
  inconsistencies: [],
  files: ["pipes@wkhtmltopdf", "web-margin-grid"],
};
