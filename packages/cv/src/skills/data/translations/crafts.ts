export default String.raw`
// Crafts, clinic and farm in the languages of Western Europe, Sinhala, Tamil, Hindi and Arabic.
Milking : de Melkarbeit ; fr traite des vaches ; es ordeño mecánico ; pt ordenha mecânica ; nl koeien melken ; si කිරි දෙවීම ; ta பால் கறத்தல் ; hi दूध दुहना ; ar حلب الأبقار
Pipe fitting : de Rohrinstallation, Rohrverlegung, Rohrleitungsbau ; fr tuyauterie*, pose de tuyauterie ; es montaje de tuberías, instalación de tuberías ; pt montagem de tubulações, instalação de tubulações ; it posa di tubazioni, montaggio tubazioni ; nl leidingen aanleggen, pijpfitten ; si නල සවි කිරීම ; ta குழாய் பொருத்துதல் ; hi पाइप फिटिंग ; ar تركيب الأنابيب, تمديد الأنابيب
Soldering : pt brasagem ; it brasatura ; hi सोल्डरिंग, टांका लगाना ; ta சால்டரிங்
Drywall installation : de Trockenbau, Trockenbauarbeiten ; fr pose de placo, plaquiste* ; es tabiquería seca, colocación de durlock ; pt instalação de drywall, montagem de drywall ; it posa cartongesso, cartongesso* ; nl gipsplaten plaatsen, gipswanden plaatsen ; ar تركيب الجبس بورد
Scaffolding : si පලංචි බැඳීම ; ta சாரம் கட்டுதல் ; hi मचान बनाना ; ar تركيب السقالات
Catheterisation = Urinary catheterisation : fr sondage urinaire, pose de sonde urinaire ; es sondaje vesical, colocación de sonda vesical ; pt sondagem vesical, cateterismo vesical ; it cateterismo vescicale
Catheterisation : de Katheterisierung, Katheterlegen ; nl katheteriseren, katheterisatie ; hi कैथेटर लगाना ; ar تركيب القسطرة
Orthodontics : de Kieferorthopädie ; fr orthodontie ; es ortodoncia ; pt ortodontia ; it ortodonzia ; nl orthodontie ; ta பல் சீரமைப்பு ; ar تقويم الأسنان
Pedicure : de Pediküre, Fußpflege ; fr soins des pieds ; es pedicura ; nl pedicuren ; si පෙඩිකියුර් ; ta பெடிக்யூர் ; hi पेडीक्योर ; ar باديكير
Animal handling : de Umgang mit Tieren ; fr manipulation des animaux, contention animale ; es manejo de animales, sujeción de animales ; pt manejo de animais, contenção de animais ; it contenimento degli animali ; nl omgang met dieren, dieren hanteren ; ar التعامل مع الحيوانات
Sheep shearing : de Schafschur ; fr tonte des moutons ; es esquila de ovejas, esquila ; pt tosquia ; it tosatura delle pecore ; nl schapen scheren ; ar جز الصوف
Sewing machine operation : de Nähmaschine bedienen ; fr conduite de machine à coudre ; es manejo de máquina de coser ; pt operação de máquina de costura ; nl naaimachine bedienen ; hi सिलाई मशीन चलाना ; ar تشغيل ماكينة الخياطة
Shift planning : fr planning des équipes ; ta பணி அட்டவணை தயாரித்தல் ; hi ड्यूटी रोस्टर, शिफ्ट योजना ; ar جدولة المناوبات
Stocktaking : it inventario fisico ; nl voorraadtelling, voorraad tellen ; hi स्टॉक गिनती, स्टॉक की गिनती ; ar جرد المخزون, جرد البضائع
`;
