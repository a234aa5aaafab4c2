import type { Person } from "../person.ts";

export const person: Person = {
  id: "midwife-akosua",
  family: "midwifery",
  country: "GH",
  languageCode: "en",
  name: "Akosua Dede Larteh",
  headline: "Registered Midwife",
  email: "akosua.larteh@mamahealth.example",
  phone: "024 770 1936",
  location: "Ho, Volta Region, Ghana",
  sections: [
    { heading: "Profile", text: ["Midwife with 9 years at the bedside, most of it in small places with no doctor near. I stay {~calm=Calmness|Calm|Composure|Calm under pressure|Staying calm|Stress management} when the generator stops. Mothers say I am {~gentle=Gentleness|Gentle|Kindness|Empathy|Compassion}."] },
    {
      heading: "Professional history",
      jobs: [
        { title: "Senior Midwife", company: "Kpetoe Road Polyclinic", place: "Ho", dates: "Nov 2021 to date", from: "2021-11", to: null, points: ["{Antenatal clinic=Antenatal care|Antenatal clinic|Prenatal care|Antenatal|Antenatal clinics|Antenatal care (ANC)|ANC} on Tuesdays and Thursdays, about 60 women.", "{Normal deliveries=Normal deliveries|Normal delivery|Conducting deliveries|Deliveries|Vaginal delivery|Labour and delivery|Delivery of babies|Childbirth|Spontaneous vaginal delivery|Vaginal deliveries}, {partograph=Partograph|Partograph charting|Partograph use|Partogram|Labour monitoring|Partograph monitoring}, {suturing of tears=Suturing|Suturing of tears|Perineal suturing|Perineal repair|Suturing tears|Perineal tear repair}, {newborn resuscitation=Newborn resuscitation|Neonatal resuscitation|Resuscitation of newborns|Neonatal resuscitation (Helping Babies Breathe)}.", "{!Caesarean section=Caesarean section|C-section|Caesarean|Cesarean section|Caesarean sections} is done at the Regional Hospital by Dr. Agbeko. We send the mother in time.", "[[In 2024 we had 1,140 births and no mother died.]]", "I {teach student midwives=Teaching student midwives|Student supervision|Clinical teaching|Preceptorship|Training|Supervising students|Mentoring|Student mentoring|Clinical supervision|Teaching|Supervision|Supervision of students|Teaching students} from Ho College, four at a time."] },
        { title: "Rotation Midwife", titleAlso: ["Midwife"], company: "Akatsi Sea View CHPS Compound", companyAlso: ["Sea View CHPS Compound"], place: "Akatsi South", dates: "Oct 2017 – Oct 2021", from: "2017-10", to: "2021-10", points: ["{Home visits=Home visits|Home visiting|Postnatal home visits}, {family planning=Family planning|Contraception|Family planning counselling} ({implants=Implant insertion|Implants|Contraceptive implants|Implant insertion and removal|Contraceptive implant insertion}, {depo=Depo injection|Depo|Depo-Provera|Injectable contraceptives|Depo injections|Contraceptive injections}, pills), {weighing babies=Baby weighing|Weighing babies|Growth monitoring|Child growth monitoring|Child welfare clinic}, {vaccines=Vaccination|Immunisation|Immunization|Vaccines|Vaccine administration|Vaccinations|Giving vaccines}.", "{Breastfeeding=Breastfeeding support|Breastfeeding|Breastfeeding counselling|Breastfeeding education|Lactation support|Breastfeeding talks} talks under the mango tree, because the women are in {!farming=Farming|Agriculture|Crop farming} and come only early.", "Monthly figures into {DHIMS2=DHIMS2|DHIMS|DHIMS 2|DHIS2|District Health Information Management System} on the tablet."] },
      ],
    },
    { heading: "Not in my scope, so nobody is disappointed", list: ["I do not read {!ultrasound=Ultrasound|Ultrasound scanning|Obstetric ultrasound|Sonography|Ultrasound scan} pictures.", "I assist in theatre only to receive the baby."] },
    { heading: "Licences and short courses", certificates: ["{Nursing and Midwifery Council of Ghana, PIN=Nursing and Midwifery Council of Ghana|Nursing and Midwifery Council of Ghana, PIN|Nursing and Midwifery Council of Ghana PIN|Registered Midwife|NMC Ghana|Nursing and Midwifery Council|Nursing and Midwifery Council PIN}, renewed January 2026", "{Helping Babies Breathe}, 2019", "{Life Saving Skills=Life Saving Skills|Life Saving Skills for Midwives}, Ghana Health Service, 2022"] },
    {
      heading: "Training",
      studies: [
        { degree: "Diploma in Midwifery", institution: "Hohoe Hills Midwifery Training College", place: "Hohoe", dates: "2014 – 2017", year: 2017 },
        { degree: "WASSCE, Home Economics", institution: "Mawuli Park Senior High School", place: "Ho", dates: "2013", year: 2013 },
      ],
    },
    { heading: "Languages", languages: ["{Ewe} (first language)", "{English} (very good)", "{Twi} (good)"] },
  ],
  optional: ["Midwifery", "Nursing", "Maternity care", "Patient care", "Counselling", "Obstetrics", "Maternal health", "Labour ward", "Delivery", "Vital signs monitoring", "Vital signs", "Community health", "Public health", "Record keeping", "Referral", "Newborn care", "Reproductive health", "Immunisation outreach", "Postnatal care", "Child health", "Women's health", "Health promotion", "Health education", "Patient education", "Health talks", "Public speaking", "Data entry", "Health reporting", "Reporting", "Tablet", "Theatre assistance", "Theatre", "Receiving the baby"],
  totalYears: 9.1,
  level: "Senior",
  inconsistencies: [],
  files: ["margin-headings", "docx-table"],
};
