import type { Person } from "../person.ts";

export const person: Person = {
  id: "podologa-nerea",
  family: "podiatry",
  country: "ES",
  languageCode: "es",
  name: "Nerea Urrutia Cano",
  headline: "Podóloga",
  email: "nerea.urrutia@correoebro.example",
  phone: "+34 655 501 274",
  location: "Logroño, La Rioja",
  labels: { contact: "Contacto", email: "Correo", phone: "Móvil", address: "Domicilio" },
  sections: [
    { heading: "Sobre mí", text: ["Soy podóloga colegiada y me gusta explicar las cosas despacio. Tres años de consulta, sobre todo pie diabético y niños. Busco jornada completa en clínica con quirófano."] },
    { heading: "Experiencia profesional", jobs: [
      { title: "Podóloga", company: "Clínica Paso a Paso", place: "Logroño", dates: "Febrero 2025 – actualidad", from: "2025-02", to: null, points: [
        "{Quiropodia=Chiropody|Quiropodia|Quiropodología}, {cirugía ungueal=Nail surgery|Cirugía ungueal|Ungual surgery} con anestesia local y curas posteriores",
        "Estudio de la pisada ({estudio biomecánico=Biomechanical assessment|Estudio biomecánico|Gait analysis|Biomecánica|Estudio de la pisada|Biomechanics}) con plataforma {Podoprint} y {plantillas a medida=Custom orthotics|Plantillas a medida|Plantillas|Orthotics|Custom insoles|Insoles}",
        "[[Las revisiones de {pie diabético=Diabetic foot care|Pie diabético|Diabetic foot} pasaron de 18 a 55 al mes gracias al acuerdo con dos centros de salud]]",
        "En el mismo centro pasan consulta {!fisioterapia=Fisioterapia|Physiotherapy}, {!nutrición=Nutrición|Nutrition} y {!psicología=Psicología|Psychology}; derivo y me derivan",
      ] },
      { title: "Podóloga (media jornada)", titleAlso: ["Podóloga"], company: "Residencia San Millán", place: "Nájera", dates: "Octubre 2023 – Enero 2025", from: "2023-10", to: "2025-01", points: [
        "Cuidado del pie de 130 residentes, {curas de úlceras=Wound care|Curas de úlceras|Ulcer care|Curas|Wound dressing} y charlas para las auxiliares",
        "[[?Ninguna amputación en dieciséis meses]]",
      ] },
      { title: "Dependienta de calzado", company: "Zapatería Ollerías", place: "Logroño", dates: "Julio 2021 – Septiembre 2023", from: "2021-07", to: "2023-09", points: ["Fines de semana y veranos durante la carrera: venta, {!escaparate=Escaparatismo|Visual merchandising|Window dressing}, almacén."] },
    ] },
    { heading: "Formación", studies: [
      { degree: "Experta Universitaria en Cirugía Podológica", degreeAlso: ["Experto Universitario en Cirugía Podológica", "Cirugía Podológica"], institution: "Universidad del Valle del Ebro", dates: "2024", year: 2024 },
      { degree: "Grado en Podología", institution: "Universidad Complutense de Madrid", dates: "2019 – 2023", year: 2023, points: ["Prácticas en la clínica universitaria; asignaturas optativas de {!dermatología=Dermatología|Dermatology} y {!farmacología=Farmacología|Pharmacology}"] },
    ] },
    { heading: "Técnicas y programas", tags: ["{Ecografía=Ultrasound|Ecografía|Ecografía del pie|Foot ultrasound}", "{Ortesis de silicona=Silicone orthoses|Ortesis de silicona|Ortesis}", "{Criocirugía=Cryosurgery|Criocirugía|Cryotherapy}", "{Vendajes=Taping|Vendajes|Bandaging|Vendajes funcionales}", "{Láser=Laser therapy|Láser|Podiatric laser}", "{Clinic Cloud}", "{Doctoralia}"] },
    { heading: "Forma de trabajar", list: ["{~Trato cercano=Friendliness|Trato cercano|Friendly manner|Interpersonal skills}", "{~Orden=Organisation|Orden|Tidiness|Organización}", "{~Empatía=Empathy|Empatía}"] },
    { heading: "Cursos", certificates: ["{Operador de instalaciones de radiodiagnóstico podológico|Operador de radiodiagnóstico|Operador de instalaciones de radiodiagnóstico} (CSN), 2023", "{Soporte Vital Básico y DEA|Soporte Vital Básico|SVB|Basic Life Support}, 2025"] },
    { heading: "Idiomas", languages: ["{Castellano=Spanish|Español} (nativo)", "{Euskera=Basque|Euskara} (B2)", "{Inglés=English} (B1)"] },
    { heading: "Otros datos", text: ["Colegiada n.º 31-0447. Carné B y vehículo propio. Incorporación en quince días.", "Aficiones: {!montaña=Montañismo|Hiking|Mountaineering}, {!danza=Danza|Dance} vasca, {!costura=Costura|Sewing}."] },
  ],
  optional: ["Podología", "Podiatry", "Podología infantil", "Paediatric podiatry", "Podopediatría", "Anestesia local", "Local anaesthesia", "Cuidado del pie", "Foot care", "Cirugía podológica", "Podiatric surgery", "Foot surgery", "Patient education", "Health education", "Educación sanitaria", "Venta", "Sales", "Ventas", "Retail", "Postoperative care", "Curas posteriores", "Atención al paciente", "Patient care", "Radiodiagnóstico", "Radiology", "Elderly care", "Geriatría", "Carné B", "Driving", "Driving licence", "Basic Life Support", "Customer service", "Almacén", "Stock management", "Communication", "Charlas", "Training", "Basic life support", "Atención al cliente", "Referrals"],
  totalYears: 5.3,
  level: "Mid-Level",
  inconsistencies: [],
  files: ["cards", "docx-letterhead@libreoffice"],
};
