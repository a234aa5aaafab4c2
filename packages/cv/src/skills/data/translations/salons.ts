export default String.raw`
// Salons, joiners, switchboards and nurseries in all ten languages.
Bridal dressing = Bridal make-up : hi ब्राइडल मेकअप, दुल्हन का मेकअप ; si මනාලියන් හැඩගැන්වීම, මනාලියන් සැරසීම ; ta மணப்பெண் அலங்காரம் ; es maquillaje de novias ; pt maquiagem de noivas ; fr maquillage de mariée ; de Braut-Make-up ; it trucco sposa ; nl bruidsmake-up ; ar مكياج العرائس
Waxing : hi वैक्सिंग* ; si වැක්සින්* ; ta வேக்சிங்* ; pt depilação* ; fr épilation* ; it ceretta*, depilazione* ; nl ontharen* ; de Haarentfernung ; ar إزالة الشعر
Threading : hi थ्रेडिंग* ; ta திரெட்டிங்* ; si ත්‍රෙඩින්* ; ar إزالة الشعر بالخيط
Mehendi = Henna : hi मेहंदी लगाना, मेहंदी* ; ta மருதாணி* ; ar نقش الحناء
Manicure : hi मैनीक्योर* ; si මැනිකියුර්* ; ta மேனிக்யூர்* ; ar المانيكير*
Nail care : si නිය අලංකරණය ; es cuidado de uñas ; pt cuidado das unhas ; fr soins des ongles ; de Nagelpflege ; it cura delle unghie ; nl nagelverzorging ; ar العناية بالأظافر ; hi नाखून देखभाल
Hairdressing = Haircutting : hi हेयर कटिंग ; si කොණ්ඩා මෝස්තර
Facials = Facial treatments : si මුහුණ පිරිසිදු කිරීම
Make-up artistry = Make-up : ta முக அலங்காரம்
Bathroom installation = Kitchen fitting : ar تركيب المطابخ ; es montaje de cocinas, instalación de cocinas ; pt montagem de cozinhas ; it montaggio cucine ; fr pose de cuisines ; de Küchenmontage
Carpentry = Woodworking : ar قص الخشب, أعمال الخشب ; es trabajo en madera ; pt trabalhos em madeira ; fr travail du bois ; it lavorazione del legno ; ta மர வேலை
Taking measurements : ar أخذ المقاسات, أخذ القياسات ; es toma de medidas ; pt tirada de medidas ; fr prise de mesures ; it rilievo misure ; de Maßnehmen* ; nl maten nemen
Glazing = Window installation : ar تركيب النوافذ, تركيب الشبابيك
Distribution board installation : es tableros eléctricos, montaje de tableros ; pt montagem de quadros elétricos, quadros elétricos
Network cabling = Structured cabling : es cableado estructurado ; fr câblage structuré, câblage réseau ; it cablaggio strutturato ; de strukturierte Verkabelung ; nl gestructureerde bekabeling ; ar الكابلات المهيكلة
Earthing and lightning protection = Earthing : es puesta a tierra ; fr mise à la terre ; it messa a terra ; de Erdung* ; nl aarding* ; ar التأريض*
Motor rewinding and testing = Motor maintenance : es mantenimiento de motores eléctricos ; pt manutenção de motores elétricos
Dough shaping : fr façonnage* ; it formatura del pane ; es formado de pan
Baking = Bread baking : fr cuisson du pain
Activity programmes : it attività ludiche, attività ludico-ricreative
Arts and crafts : it laboratori creativi ; es manualidades* ; pt trabalhos manuais ; fr activités manuelles ; de Basteln* ; hi हस्तकला* ; si හස්ත කර්මාන්ත ; ta கைவினை* ; ar الأشغال اليدوية
Parent communication : it colloqui con le famiglie ; es reuniones con familias, reuniones con padres ; pt reuniões de pais ; fr relation avec les familles, réunions de parents ; ar التواصل مع الأهالي ; ta பெற்றோர் சந்திப்பு ; si දෙමාපිය රැස්වීම්
Lesson planning : it progettazione educativa
Router configuration : pt configuração de roteadores ; es configuración de routers ; fr configuration de routeurs ; it configurazione router ; de Routerkonfiguration ; ar إعداد أجهزة التوجيه
Printer maintenance = Printer repair : pt manutenção de impressoras ; es reparación de impresoras, mantenimiento de impresoras ; fr dépannage d'imprimantes ; it riparazione stampanti ; de Druckerwartung ; ar صيانة الطابعات ; hi प्रिंटर मरम्मत
Quotation preparation : de Erstellung von Angeboten ; pt cotações* ; it redazione preventivi, preventivazione ; nl offertes maken ; ar إعداد عروض الأسعار, عروض الأسعار
Mail handling : nl verwerken van post ; fr traitement du courrier ; es gestión de correspondencia ; pt gestão de correspondência ; it gestione posta, smistamento posta
`;
