/** The same in the ten other languages of the engine. */
export const OF_OTHERS_IN_OTHER_LANGUAGES = `
@ Empfangssekretärin
Unsere Entwickler arbeiten in Java und Docker. =/> Java, Docker
Die Lohnabrechnung macht der Steuerberater. =/> Lohnabrechnung
Den Webauftritt hat ein Freelancer in WordPress gebaut. =/> WordPress
Die Konstruktion zeichnet in SolidWorks. =/> SolidWorks
Schweißen und Lackieren übernahm eine Fremdfirma. =/> Schweißen, Lackieren
SAP sollte kommen, wurde aber nie eingeführt. =/> SAP
@ Secrétaire
Nos développeurs travaillent en Java. =/> Java
La paie est assurée par un cabinet extérieur. =/> paie
Un prestataire a fait le site en WordPress. =/> WordPress
Les architectes dessinent dans Revit. =/> Revit
La plomberie et l'électricité étaient confiées à des artisans. =/> Plomberie
SAP et les entretiens annuels relèvent des RH. =/> SAP
On devait passer à SAP, le projet a été abandonné. =/> SAP
@ Recepcionista
Nuestros programadores trabajan en Java. =/> Java
Las nóminas las lleva una gestoría. =/> Nóminas
La web la hizo en WordPress un sobrino del dueño. =/> WordPress
Los arquitectos dibujan en Revit. =/> Revit
La fontanería y la soldadura quedaban en manos de otros gremios. =/> Fontanería, Soldadura
Las nóminas y SAP dependen de RRHH. =/> Nóminas, SAP
Me ofrecieron un curso de SAP y no lo acepté. =/> SAP
@ Rececionista
Os nossos programadores trabalham em Java. =/> Java
A folha de pagamento é feita por um escritório externo. =/> Folha de pagamento
O site foi feito em WordPress por um freelancer. =/> WordPress
Os arquitetos desenham no Revit. =/> Revit
A soldadura ficava com os empreiteiros. =/> Soldadura
A folha de pagamento e o SAP ficam com o DP. =/> Folha de pagamento, SAP
Ofereceram-me um curso de SAP e recusei. =/> SAP
@ Addetta alla reception
I nostri programmatori lavorano in Java. =/> Java
Le buste paga le fa il commercialista. =/> Buste paga
Il sito in WordPress l'ha fatto una ditta esterna. =/> WordPress
Gli architetti disegnano in Revit. =/> Revit
La saldatura era affidata agli artigiani. =/> Saldatura
Doveva arrivare SAP, ma non se ne fece nulla. =/> SAP
@ Receptioniste
Onze ontwikkelaars werken in Java. =/> Java
De loonadministratie doet een extern kantoor. =/> Loonadministratie
Een freelancer bouwde de site in WordPress. =/> WordPress
De architecten tekenen in Revit. =/> Revit
Het lassen werd uitbesteed aan een aannemer. =/> Lassen
SAP zou komen, maar is nooit ingevoerd. =/> SAP
@ موظفة استقبال
يعمل المطورون في Java. =/> Java
إعداد كشوف الرواتب من عمل المحاسب. =/> إعداد كشوف الرواتب
صمم الموقع في WordPress شخص آخر. =/> WordPress
اللحام يقوم به مقاول من الخارج. =/> اللحام
@ रिसेप्शनिस्ट
हमारे डेवलपर Java में काम करते हैं। =/> Java
वेतन प्रबंधन लेखाकार का काम है। =/> वेतन प्रबंधन
वेबसाइट किसी और ने WordPress में बनाई। =/> WordPress
वेल्डिंग ठेकेदार करते हैं। =/> वेल्डिंग
@ පිළිගැනීමේ නිලධාරිනී
අපේ ඉංජිනේරුවන් Java වලින් වැඩ කරති. =/> Java
වැටුප් සැකසීම ගණකාධිකාරීගේ වැඩකි. =/> වැටුප් සැකසීම
වෙබ් අඩවිය WordPress වලින් කළේ මිතුරෙකි. =/> WordPress
@ வரவேற்பாளர்
எங்கள் பொறியாளர்கள் Java இல் வேலை செய்கிறார்கள். =/> Java
ஊதியப் பட்டியல் கணக்காளரின் வேலை. =/> ஊதியப் பட்டியல்
இணையதளத்தை WordPress இல் வேறொருவர் செய்தார். =/> WordPress
@ Contadora
Tableros en Power BI: los hace el área de sistemas; yo entrego las cifras. =/> Power BI
La tienda online la programaron en React los chicos de sistemas. =/> React
Los tableros en Tableau son del área comercial. =/> Tableau
Este verano arranco un curso de After Effects. =/> After Effects
SolidWorks todavía no manejo. =/> SolidWorks
@ Técnico de manutenção
O painel em Power BI é do analista de qualidade. =/> Power BI
O site em WordPress é da agência. =/> WordPress
Pretendo começar um curso de SolidWorks em 2027. =/> SolidWorks
@ Geometra
I calcoli strutturali li fa l'ing. Neri con SAP2000. =/> SAP2000
Vorrei frequentare un corso di Revit. =/> Revit
Il sito in WordPress è della sede. =/> WordPress
@ Magasinier
Le service achats encode dans SAP. =/> SAP
Réunions de chantier, en visio avec l'architecte. =/> Visio
@ උපදේශිකා
සිසුන් Flutter යොදාගෙන යෙදුමක් නිර්මාණය කළහ. =/> Flutter
C# තවම නොදනිමි. =/> C#
@ மெர்ச்சண்டைசர்
கணக்குப் பிரிவினர் SAP பயன்படுத்துகின்றனர். =/> SAP
Photoshop இன்னும் தெரியாது. =/> Photoshop
@ सीएनसी ऑपरेटर
Mastercam में प्रोग्राम बनाने का काम प्रोग्रामर करते हैं। =/> Mastercam
SolidWorks अभी नहीं आता। =/> SolidWorks
मुझे SolidWorks नहीं आता। =/> SolidWorks
`;
