export default String.raw`
// English words as CVs of Sri Lanka spell them in Sinhala and Tamil letters.
Accounting : si ඇකවුන්ටින්, එකවුන්ටින්, ෆයිනෑන්ෂල් ඇකවුන්ටින් ; ta அக்கவுண்டிங், எக்கவுண்டிங்
Bookkeeping : si බුක් කීපින්, බුක්කීපින් ; ta புக் கீப்பிங், புக்கீப்பிங்
Auditing : si ඕඩිටින්, ඕඩිට් කටයුතු ; ta ஆடிட்டிங்
Payroll : si පේරෝල්, පේ රෝල් ; ta பேரோல்
Invoicing : si ඉන්වොයිසින්, ඉන්වොයිස් නිකුත් කිරීම ; ta இன்வாய்சிங், இன்வாய்ஸ் தயாரித்தல்
Invoicing = Billing : si බිලින්, බිල් කිරීම, බිල් ගැසීම
Bank reconciliation : si බෑන්ක් රෙකන්සිලියේෂන්, බැංකු රෙකන්සිලියේෂන් ; ta பேங்க் ரிகன்சிலியேஷன்
Petty cash management : si පෙටි කෑෂ්, පෙටි කෑෂ් හැසිරවීම ; ta பெட்டி கேஷ்
Cash handling : si කෑෂ් හැසිරවීම, කැෂියර් වැඩ, කැෂියර් කටයුතු ; ta கேஷ் ஹேண்ட்லிங், கேஷியர் வேலை
Budgeting : si බජට් සැකසීම, බජටින් ; ta பட்ஜெட் தயாரித்தல், பட்ஜெட்டிங்
Data entry : si ඩේටා එන්ට්‍රි ; ta டேட்டா என்ட்ரி, டேட்டா என்ட்றி
Typing : si ටයිපින් ; ta டைப்பிங், டைப் செய்தல்
Filing : si ෆයිල් කිරීම, ෆයිලින් ; ta ஃபைலிங், பைலிங் செய்தல்
Photocopying : si ෆොටෝකොපි ගැනීම ; ta போட்டோகொப்பி எடுத்தல்
Marketing : si මාර්කටින්, මාකටින්, මාර්කෙටින් ; ta மார்க்கெட்டிங், மார்கெட்டிங்
Digital marketing : si ඩිජිටල් මාර්කටින්, ඩිජිටල් මාකටින් ; ta டிஜிட்டல் மார்க்கெட்டிங், டிஜிட்டல் மார்கெட்டிங்
Social media marketing : si සෝෂල් මීඩියා මාර්කටින්, සෝෂල් මීඩියා මාකටින් ; ta சோஷியல் மீடியா மார்க்கெட்டிங், சோசியல் மீடியா மார்க்கெட்டிங்
Telemarketing : si ටෙලිමාර්කටින් ; ta டெலிமார்க்கெட்டிங்
Merchandising : si මර්චන්ඩයිසින් ; ta மெர்ச்சண்டைசிங்
Sales : si සේල්ස්* ; ta சேல்ஸ்*
Customer service : si කස්ටමර් සර්විස්, කස්ටමර් කෙයාර් ; ta கஸ்டமர் சர்வீஸ், கஸ்டமர் கேர்
Graphic design : si ග්‍රැෆික් ඩිසයින්, ග්‍රැෆික් ඩිසයිනින් ; ta கிராபிக் டிசைன்
Video editing : si වීඩියෝ එඩිටින්, වීඩියෝ එඩිට් කිරීම
Photo editing : si ෆොටෝ එඩිටින් ; ta போட்டோ எடிட்டிங்
Photography : si ෆොටෝග්‍රැෆි ; ta போட்டோகிராபி
Event management : si ඉවෙන්ට් මැනේජ්මන්ට් ; ta ஈவென்ட் மேனேஜ்மென்ட்
Project management : si ප්‍රොජෙක්ට් මැනේජ්මන්ට් ; ta புராஜெக்ட் மேனேஜ்மென்ட்
Procurement : si ප්‍රොකියුමන්ට් ; ta புரொக்யூர்மென்ட்
Recruitment : si රික්‍රූට්මන්ට් ; ta ரெக்ரூட்மென்ட்
Inventory management : si ඉන්වෙන්ටරි කළමනාකරණය, ස්ටොක් කළමනාකරණය ; ta இன்வென்டரி மேனேஜ்மென்ட், ஸ்டாக் மேலாண்மை
Stock control : si ස්ටොක් කන්ට්‍රෝල් ; ta ஸ்டாக் கண்ட்ரோல்
Stocktaking : si ස්ටොක් ටේකින් ; ta ஸ்டாக் டேக்கிங்
Quality control : si ක්වොලිටි කන්ට්‍රෝල්, කොලිටි කන්ට්‍රෝල් ; ta குவாலிட்டி கண்ட்ரோல்
Quality assurance : si ක්වොලිටි ඇෂුවරන්ස්, තත්ත්ව සහතික කිරීම ; ta குவாலிட்டி அஷ்யூரன்ஸ்
Housekeeping : si හවුස්කීපින්, හවුස් කීපින් ; ta ஹவுஸ்கீப்பிங், ஹவுஸ் கீப்பிங்
Reception : si රිසෙප්ෂන් කටයුතු ; ta ரிசப்ஷன் பணி
Room service : si රූම් සර්විස් ; ta ரூம் சர்வீஸ்
Cooking : si කුකින් ; ta குக்கிங்
Baking : si බේකින්, බේකරි වැඩ
Cake decorating : si කේක් ඩෙකරේෂන්, කේක් අයිසින් ; ta கேக் டெக்கரேஷன், கேக் ஐசிங்
Catering : si කේටරින් ; ta கேட்டரிங்
Plumbing : si ප්ලම්බින්
Carpentry : si කාපෙන්ටර් වැඩ ; ta கார்பென்டர் வேலை
Painting and decorating : si පේන්ට් කිරීම, පේන්ටින් වැඩ ; ta பெயிண்டிங் வேலை, பெயிண்ட் அடித்தல்
Welding : si වෙල්ඩින් වැඩ, ආක් වෙල්ඩින් ; ta வெல்டிங் வேலை
Tiling : si ටයිල් වැඩ ; ta டைல்ஸ் வேலை, டைல் ஒட்டுதல்
Land surveying : si සර්වේ කටයුතු ; ta காணி அளவை
Quantity surveying : si කොන්ටිටි සර්වේයින් ; ta குவாண்டிட்டி சர்வேயிங்
Spray painting : si ස්ප්‍රේ පේන්ටින් ; ta ஸ்பிரே பெயிண்டிங்
Hardware troubleshooting : si හාඩ්වෙයාර් අලුත්වැඩියා ; ta ஹார்ட்வேர் பழுதுபார்த்தல்
Web development : si වෙබ් ඩිවලොප්මන්ට් ; ta வெப் டெவலப்மென்ட்
Leadership : si ලීඩර්ෂිප්* ; ta லீடர்ஷிப்*
Teamwork : si ටීම් වර්ක්* ; ta டீம் ஒர்க்*
Time management : si ටයිම් මැනේජ්මන්ට් ; ta டைம் மேனேஜ்மென்ட்
Communication : si කොමියුනිකේෂන්*, කොමියුනිකේෂන් ස්කිල්ස් ; ta கம்யூனிகேஷன்*, கம்யூனிகேஷன் ஸ்கில்ஸ்
Beauty therapy : si බියුටි කල්චර් ; ta பியூட்டி கல்ச்சர்
Hairdressing : si හෙයාර් කටින්, හෙයාර් ඩ්‍රෙසින් ; ta ஹேர் கட்டிங், ஹேர் டிரெஸ்ஸிங்
Facials : si ෆේෂල් කිරීම, ෆේෂල්* ; ta பேசியல்*
Taxation : si ටැක්ස් කටයුතු, ඉන්කම් ටැක්ස් ; ta வருமான வரி*
Driving : si ඩ්‍රයිවින්* ; ta டிரைவிங்*
Staff supervision = Supervision : si සුපර්වයිසින් ; ta சூப்பர்வைசிங்
First aid : si ෆස්ට් එඩ්, මූලික ප්‍රථමාධාර ; ta பர்ஸ்ட் எய்ட்
Nursing : si නර්සින්* ; ta நர்சிங்*
Teaching : si ටීචින්* ; ta டீச்சிங்*
Counselling : si කවුන්සලින් ; ta கவுன்சிலிங்
Security guarding : si සිකියුරිටි වැඩ ; ta செக்யூரிட்டி வேலை
Production planning : si ප්‍රඩක්ෂන් ප්ලෑනින් ; ta புரொடக்ஷன் பிளானிங்
Pattern making : si පැටන් මේකින් ; ta பேட்டர்ன் மேக்கிங்
Computer literacy : si කොම්පියුටර් දැනුම ; ta கம்ப்யூட்டர் அறிவு, கணினி பயன்பாடு
`;
