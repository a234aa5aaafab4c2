export default String.raw`
// What people of everyday jobs list in Sinhala, Tamil, Hindi and Arabic.
Cash handling : si මුදල් භාර ගැනීම ; ta பணக் கையாளுகை
Shelf stocking : si බඩු රාක්කවල තැබීම ; hi माल लगाना
Inventory management : ta சரக்கு மேலாண்மை
Order picking : si ඇණවුම් තේරීම, ඇණවුම් එකතු කිරීම ; ar تحضير الطلبيات
Packaging = Packing : si පැකින් කිරීම ; ta பேக்கிங் செய்தல் ; hi पैकिंग करना, माल पैक करना ; ar تغليف البضائع
Loading and unloading : hi माल चढ़ाना और उतारना ; ar التحميل والتنزيل, تحميل وتفريغ البضائع
Forklift operation : si ෆෝක්ලිෆ්ට් ධාවනය
Goods receiving : si බඩු භාර ගැනීම ; hi माल प्राप्त करना
Dispatch : ta பொருட்கள் அனுப்புதல் ; ar صرف البضائع
Delivery = Parcel delivery : ta பார்சல் விநியோகம் ; hi पार्सल डिलीवरी
Vehicle maintenance : hi गाड़ी का रखरखाव
Heavy vehicle driving : ar قيادة المركبات الثقيلة
Bank reconciliation : ta வங்கி சமரசம் ; ar مطابقة البنك
Invoicing : hi चालान बनाना
Payroll : hi वेतन प्रक्रिया, वेतन बनाना
Petty cash management : si සුළු මුදල් ; ta சில்லறைப் பணம் ; hi पेटी कैश ; ar العهدة النقدية, الصندوق النثري
Financial statements : si මූල්‍ය ප්‍රකාශන සැකසීම
Taxation = Tax returns : si බදු ප්‍රකාශන ; ta வரி தாக்கல் ; hi कर रिटर्न
Accounts payable : ar حسابات الموردين ; hi देय खाते ; si ගෙවිය යුතු ගිණුම් ; ta செலுத்த வேண்டிய கணக்குகள்
Accounts receivable : ar حسابات العملاء ; hi प्राप्य खाते ; si ලැබිය යුතු ගිණුම් ; ta பெற வேண்டிய கணக்குகள்
Filing : si ලිපිගොනු නඩත්තුව ; ar أرشفة المستندات
Minute taking : si රැස්වීම් වාර්තා සටහන් කිරීම ; hi बैठक का कार्यवृत्त ; ar تدوين المحاضر
Typing : ar الطباعة على الكمبيوتر
Appointment scheduling : si හමුවීම් සැලසුම් කිරීම ; ta சந்திப்பு ஏற்பாடு ; hi अपॉइंटमेंट तय करना ; ar تنسيق المواعيد, جدولة المواعيد
Telephone etiquette = Telephone answering : hi फोन कॉल का जवाब देना
Wound care : si තුවාල සැත්කම් ; ta காயங்களுக்கு மருந்திடுதல் ; hi पट्टी करना
Medication administration : ar إعطاء العلاج
Vital signs monitoring : si ජීව ලක්ෂණ පරීක්ෂාව ; hi महत्वपूर्ण संकेत जांच, रक्तचाप मापना ; ar مراقبة العلامات الحيوية
Personal care : si පුද්ගලික සනීපාරක්ෂාව ; ta தனிப்பட்ட பராமரிப்பு ; ar النظافة الشخصية للمريض
Infection control : ta நோய்த்தொற்று கட்டுப்பாடு
Phlebotomy : si ලේ ගැනීම, රුධිර සාම්පල ගැනීම ; ta இரத்த மாதிரி எடுத்தல் ; hi रक्त नमूना
Dispensing : si බෙහෙත් නිකුත් කිරීම
Classroom management : ar الإدارة الصفية
Student assessment : si ශිෂ්‍ය ඇගයීම ; ar تقويم الطلبة
Exam preparation : si විභාග සඳහා සූදානම් කිරීම ; ta தேர்வு தயாரிப்பு ; hi परीक्षा की तैयारी ; ar التحضير للامتحانات
Remedial teaching : si ප්‍රතිකාර්ය ඉගැන්වීම ; ta பரிகாரக் கற்பித்தல் ; ar حصص التقوية
Childcare : ar العناية بالأطفال
Food preparation : si ආහාර සකස් කිරීම ; ta உணவு தயாரித்தல் ; hi भोजन तैयार करना
Baking : si පාන් පිලිස්සීම ; ta கேக் செய்தல் ; hi केक बनाना
Waiting tables = Table service : ta மேசை பரிமாறுதல்
Electrical installation = Electrical wiring : hi वायरिंग करना
Fault isolation = Electrical fault finding : si විදුලි දෝෂ සෙවීම ; ta மின் பழுது கண்டறிதல் ; hi बिजली की खराबी ढूंढना ; ar كشف الأعطال الكهربائية, تحديد الأعطال الكهربائية
Distribution board installation = Panel wiring : si පැනල් වයරින් ; ta பேனல் வயரிங் ; ar تجميع اللوحات الكهربائية
Motor rewinding : ta மோட்டார் ரீவைண்டிங்
Pipe fitting : ar تركيب المواسير
Plastering : si කපරාරුව ; hi पलस्तर ; ar أعمال اللياسة, أعمال المحارة
Concreting = Concrete pouring : hi ढलाई करना
Formwork : ta ஷட்டரிங் ; ar أعمال القوالب
Quantity surveying : ta அளவு மதிப்பீடு
Site supervision : hi साइट निरीक्षण
Levelling = Setting out : ar التوقيع المساحي, توقيع النقاط
Brake repair : hi ब्रेक ठीक करना
Vehicle maintenance = Oil change : si තෙල් මාරු කිරීම ; ta ஆயில் மாற்றுதல் ; hi तेल बदलना, ऑयल बदलना
Vehicle diagnostics : si වාහන දෝෂ හඳුනා ගැනීම ; ta வாகன பழுது கண்டறிதல் ; hi गाड़ी की खराबी ढूंढना ; ar فحص السيارات, فحص الأعطال بالكمبيوتر
Machine operation : ar تشغيل المكائن
Hair colouring : si හිසකෙස් වර්ණ ගැන්වීම ; ta முடி நிறமூட்டல்
Hairdressing = Haircutting : si හිසකෙස් කැපීම
Facials : ta முக அழகு சிகிச்சை
Patrolling : si මුර කිරීම ; hi गश्त करना ; ar الدوريات الأمنية
Access control : si පිවිසුම් පාලනය ; ar التحكم في الدخول
CCTV monitoring : hi सीसीटीवी नियंत्रण
Recruitment : hi कर्मचारी भर्ती
Performance appraisal : hi कार्य निष्पादन मूल्यांकन ; ar تقييم أداء الموظفين
Attendance management : si පැමිණීම සටහන් කිරීම ; ta வருகைப் பதிவு ; hi उपस्थिति रजिस्टर ; ar متابعة الحضور والانصراف, الحضور والانصراف
Social media marketing : si සමාජ මාධ්‍ය අලෙවිකරණය ; ta சமூக ஊடக சந்தைப்படுத்தல் ; hi सोशल मीडिया मार्केटिंग ; ar التسويق عبر وسائل التواصل, إدارة حسابات التواصل الاجتماعي
Market research : ar أبحاث السوق, دراسة السوق ; si වෙළඳපොළ පර්යේෂණ ; ta சந்தை ஆய்வு ; hi बाज़ार अनुसंधान
Sales : si අලෙවි කටයුතු ; ar مبيعات التجزئة
Quotation preparation = Quotations : si මිල ගණන් සැකසීම ; ta விலைப்புள்ளி தயாரித்தல் ; hi कोटेशन बनाना
Purchase order processing : ar إعداد أوامر الشراء ; si ගැණුම් ඇණවුම් ; ta கொள்முதல் ஆணைகள்
Vendor management = Supplier negotiation : ar التفاوض مع الموردين ; si සැපයුම්කරුවන් සමඟ සාකච්ඡා ; hi आपूर्तिकर्ताओं से बातचीत
Customs clearance : ar تخليص البضائع
HS classification : ar التعرفة الجمركية
Contract drafting : ta ஒப்பந்த வரைவு
Legal research : ta சட்ட ஆய்வு
Criminal investigation : hi विवेचना, अपराध जांच ; si අපරාධ විමර්ශන ; ta குற்றப் புலனாய்வு ; ar التحقيق الجنائي
Evidence handling = Evidence collection : hi साक्ष्य संकलन ; si සාක්ෂි එකතු කිරීම ; ta சாட்சியங்கள் சேகரித்தல் ; ar جمع الأدلة
Court testimony : hi गवाही ; ar الشهادة أمام المحكمة
Traffic control : hi यातायात नियंत्रण ; si රථවාහන පාලනය ; ta போக்குவரத்து கட்டுப்பாடு ; ar تنظيم المرور
Firearms handling : hi शस्त्र संचालन, हथियार प्रशिक्षण ; si ගිනි අවි හැසිරවීම ; ta ஆயுதப் பயிற்சி ; ar استخدام الأسلحة
Weed control = Weeding : si වල් නෙළීම ; ta களையெடுத்தல் ; ar إزالة الأعشاب
Irrigation : ar أنظمة الري
Pesticide application : si පළිබෝධනාශක යෙදීම, බෙහෙත් ඉසීම ; ta பூச்சிக்கொல்லி தெளித்தல்
Photocopying : si ඡායා පිටපත් කිරීම ; ta நிழற்பிரதி எடுத்தல் ; hi फोटोकॉपी करना ; ar تصوير المستندات
Office cleaning : hi ऑफिस की सफाई
Home visits : ta வீட்டு வருகைகள் ; hi घर-घर दौरा
Case management : ar إدارة الحالات ; ta வழக்கு மேலாண்மை
Hardware troubleshooting : ar صيانة أجهزة الحاسب
Layout design = Page layout : ar إخراج الصفحات
`;
