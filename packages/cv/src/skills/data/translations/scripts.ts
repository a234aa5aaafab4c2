export default String.raw`
// Trades and offices in Sinhala, Tamil, Hindi and Arabic.
Bricklaying : si ගඩොල් බැඳීම ; ta செங்கல் கட்டுதல் ; hi ईंट चिनाई ; ar بناء الطوب
Plastering : si කපරාරු කිරීම, බදාම දැමීම ; ta பூச்சு வேலை ; hi प्लास्टर ; ar اللياسة
Tiling : si ටයිල් ඇල්ලීම, ටයිල් ඇතිරීම ; ta டைல்ஸ் பதித்தல், ஓடு பதித்தல் ; hi टाइल लगाना, टाइल्स लगाना ; ar تركيب البلاط
Concreting : si කොන්ක්‍රීට් වැඩ ; hi कंक्रीट ढलाई
Bar bending : si කම්බි බැඳීම, කම්බි නැමීම ; ta கம்பி கட்டுதல் ; hi सरिया बांधना ; ar حدادة مسلحة
Formwork : si ෂටරින්, සැටලින් ; ta சென்ட்ரிங் ; hi शटरिंग ; ar نجارة مسلحة
Roofing : si වහල වැඩ, වහල සෙවිලි කිරීම ; ta கூரை வேலை ; hi छत का काम ; ar أعمال الأسقف
Stone masonry : si කළුගල් බැඳීම ; ta கருங்கல் வேலை ; hi पत्थर चिनाई ; ar بناء الحجر
Painting and decorating : si තීන්ත ගෑම ; hi रंगाई, पेंटिंग ; ar الدهانات
Levelling : si මට්ටම් බැලීම, මට්ටම් ගැනීම ; ta மட்டம் பார்த்தல் ; hi लेवलिंग
Blueprint reading : si සැලසුම් කියවීම ; ta வரைபடம் வாசித்தல் ; hi ड्राइंग पढ़ना, नक्शा पढ़ना ; ar قراءة المخططات
Cost estimation : si ද්‍රව්‍ය ඇස්තමේන්තු, ඇස්තමේන්තු* ; hi एस्टीमेट
Quantity surveying : si ප්‍රමාණ සමීක්ෂණ ; ta அளவை மதிப்பீடு ; hi मात्रा सर्वेक्षण
Land surveying : si ඉඩම් මැනීම, මිනින්දෝරු වැඩ
Carpentry : ta மரவேலை
Plumbing : si ජලනල වැඩ, නල වැඩ ; hi नलसाज़ी
Electrical installation : si විදුලි වයරින්, වයරින් ; ta வயரிங்
Distribution board installation : si පාලන පුවරු ; ta கட்டுப்பாட்டு பலகை ; hi कंट्रोल पैनल ; ar لوحات التحكم
Maintenance : si නඩත්තු කටයුතු, නඩත්තුව ; ta பராமரிப்பு ; hi रखरखाव, मेंटेनेंस ; ar الصيانة
Preventive maintenance : ta தடுப்பு பராமரிப்பு
Fault finding : si දෝෂ හඳුනාගැනීම ; hi खराबी ढूँढना, फॉल्ट ढूंढना ; ar كشف الأعطال
Vehicle maintenance : si ඔයිල් මාරු කිරීම, වාහන සේවා කිරීම ; ta வாகன சேவை, எண்ணெய் மாற்றுதல் ; hi गाड़ी की सर्विसिंग ; ar خدمة المركبات
Engine repair : si එන්ජින් අලුත්වැඩියා
Brake repair : si තිරිංග අලුත්වැඩියාව ; ar إصلاح الفرامل
Driving : hi गाड़ी चलाना
Baking : si පාන් පිළිස්සීම
Agriculture : si ගොවිතැන් කිරීම
Soil testing : si පස් පරීක්ෂාව ; ta மண் பரிசோதனை ; hi मिट्टी परीक्षण ; ar تحليل التربة
Irrigation : si බිංදු ජල සම්පාදනය ; hi टपक सिंचाई ; ar الري بالتنقيط
School management : hi विद्यालय प्रबंधन
Timetabling : si කාලසටහන් සැකසීම, කාලසටහන්* ; ta நேரசூசி தயாரித்தல், நேர அட்டவணை ; hi समय सारणी ; ar الجداول الدراسية
Teacher training : si ගුරු පුහුණු, ගුරු පුහුණුව, ගුරු පුහුණු වැඩමුළු ; ta ஆசிரியர் பயிற்சி ; hi शिक्षक प्रशिक्षण ; ar تدريب المعلمين
Teacher appraisal = Teacher evaluation : si ගුරු ඇගයීම ; ta ஆசிரியர் மதிப்பீடு ; hi शिक्षक मूल्यांकन ; ar تقييم المعلمين
Community development : si ප්‍රජා සහභාගිත්වය
Science teaching : si විද්‍යාව ඉගැන්වීම, විද්‍යාව* ; ta விஞ்ஞானம் கற்பித்தல் ; hi विज्ञान शिक्षण ; ar تدريس العلوم
Mathematics teaching : si ගණිතය ඉගැන්වීම ; ta கணிதம் கற்பித்தல் ; hi गणित शिक्षण ; ar تدريس الرياضيات
Budgeting : si අයවැය සැලසුම්, අයවැයකරණය ; hi बजट* ; ar الميزانيات*
Loan processing : si ණය අයදුම්පත් ; ta கடன் விண்ணப்பங்கள், கடன் செயலாக்கம் ; hi ऋण प्रसंस्करण
Loan recovery : si ණය අයකිරීම ; ta கடன் அறவீடு, கடன் மீட்பு ; hi ऋण वसूली ; ar تحصيل القروض
Microfinance : si ක්ෂුද්‍ර මූල්‍ය ; ta நுண்நிதி, நுண்கடன், நுண் நிதி ; hi माइक्रोफाइनेंस ; ar التمويل الأصغر
Savings mobilisation : ta சேமிப்பு திரட்டல் ; si ඉතුරුම් රැස් කිරීම
Teller operations : si මුදල් අයකැමි කටයුතු ; hi टेलर कार्य, कैशियर ; ar أعمال الصراف
Cash handling : ta பணம் கையாளுதல் ; hi कैश हैंडलिंग ; ar إدارة النقد
Bookkeeping : ta கணக்குப் பதிவு
Payroll : ta சம்பளப் பட்டியல் தயாரித்தல் ; hi वेतन* ; ar الرواتب*
Bank reconciliation : hi बैंक मिलान ; ar تسوية البنوك
Record keeping : si වාර්තා තබාගැනීම, ලේඛන පවත්වාගැනීම
Training delivery : ta பயிற்சி*
Event management : ta நிகழ்ச்சி ஏற்பாடு
Theatre production : ta மேடை நிர்வாகம் ; hi मंच प्रबंधन ; ar إدارة المسرح
Choreography : si නර්තන නිර්මාණය ; ta நடன அமைப்பு ; hi नृत्य निर्देशन, कोरियोग्राफी ; ar تصميم الرقصات
Translation : ar الترجمة التحريرية
Interpreting : si භාෂණ පරිවර්තනය ; ta வாய்மொழி பெயர்ப்பு ; hi दुभाषिया ; ar الترجمة الفورية, الترجمة الشفوية
Proofreading : si සෝදුපත් කියවීම ; ta பிழை திருத்தம் ; hi प्रूफरीडिंग ; ar التدقيق اللغوي
Subtitling : ta உபதலைப்பு ; hi उपशीर्षक ; ar ترجمة الأفلام, الترجمة المرئية
Legal translation : ta சட்ட மொழிபெயர்ப்பு ; hi कानूनी अनुवाद ; ar الترجمة القانونية
Editing : ta தொகுத்தல் ; hi संपादन ; ar التحرير*
Wound care : si තුවාල බැඳීම, තුවාල සුද්ද කිරීම ; ta காயங்களுக்கு கட்டு போடுதல் ; hi घाव की ड्रेसिंग
Patient care : hi मरीज़ों की देखभाल
Clinical chemistry : hi नैदानिक रसायन
Customs clearance : si රේගු නිශ්කාශනය ; ta சுங்க அனுமதி ; hi सीमा शुल्क निकासी ; ar التخليص الجمركي
Security guarding : si ආරක්ෂක කටයුතු ; ta பாதுகாப்பு பணி ; hi सुरक्षा गार्ड
Fire fighting : ar إطفاء الحرائق
Site supervision : ar الإشراف على التنفيذ
Project management : ta திட்ட முகாமைத்துவம்
Time management : si කාලයට වැඩ
Punctuality : si වේලාවට වැඩ කිරීම
Wound care : si තුවාල බෙහෙත් බැඳීම ; ta காயம் கட்டுதல்
Welding : si වෙල්ඩින් කිරීම, වෑල්ඩින් කිරීම
Heavy vehicle driving : si බරවාහන ධාවනය, බර වාහන ධාවනය
Crop production : si වගා කිරීම
Stock control : ta இருப்புக் கட்டுப்பாடு
Photography : ta புகைப்படம் எடுத்தல்
Payroll : hi वेतन प्रसंस्करण
Budgeting : hi बजट निर्माण ; ar إعداد الميزانيات
Team management : hi टीम प्रबंधन ; ar إدارة الفرق
Cake decorating : ta கேக் தயாரித்தல் ; si කේක් සෑදීම
Sales : si විකුණුම්
Telephone etiquette : si දුරකථන හැසිරවීම
Journalism : si පුවත් ලිවීම ; ta செய்தி எழுதுதல்
`;
