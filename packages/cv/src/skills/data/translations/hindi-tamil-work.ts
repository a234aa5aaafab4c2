export default String.raw`
// Libraries, workshops, shops, offices, schools, fields and wards in Hindi and Tamil.
Cataloguing : hi सूचीकरण, पुस्तकों का सूचीकरण, ग्रंथ सूचीकरण, कैटलॉगिंग
Classification : hi पुस्तकों का वर्गीकरण, ग्रंथ वर्गीकरण, वर्गीकरण* ; ta நூல் வகைப்பாடு, நூல்களின் வகைப்பாடு
Reader services = Reference services : hi संदर्भ सेवा, संदर्भ सेवाएँ ; ta மேற்கோள் சேவை, பார்வை நூல் சேவை
Library user training : hi पाठकों का प्रशिक्षण, डेटाबेस खोज का प्रशिक्षण, उपयोगकर्ता प्रशिक्षण ; ta பயனர் பயிற்சி
Database searching : hi डेटाबेस खोज ; ta தரவுத்தளத் தேடல்
Library circulation : hi निर्गम काउंटर, पुस्तक निर्गम, निर्गम और वापसी, पुस्तकों का निर्गम ; ta நூல் வழங்கல், நூல் இரவல்
Library management : hi पुस्तकालय प्रबंधन, पुस्तकालय संचालन ; ta நூலக மேலாண்மை, நூலக நிர்வாகம்
Periodicals : hi पत्रिकाओं की सदस्यता*
Drilling : hi ड्रिलिंग ; ta துளையிடல்
Turning : hi टर्निंग, खराद का काम, खराद मशीन ; ta கடைசல் வேலை
Measuring instruments : hi वर्नियर, वर्नियर कैलिपर ; ta வெர்னியர், மைக்ரோமீட்டர்
Lathe setting = Machine setting : hi मशीन की सेटिंग, मशीन सेटिंग
Database administration : hi डेटाबेस प्रशासन ; ta தரவுத்தள நிர்வாகம்
Data cleaning : ta தரவு சுத்திகரிப்பு ; hi डेटा की सफाई, डेटा क्लीनिंग
Software testing : ta மென்பொருள் சோதனை ; hi सॉफ़्टवेयर परीक्षण, सॉफ्टवेयर टेस्टिंग
API development : ta ஏபிஐ உருவாக்கம் ; hi एपीआई विकास
Release management = Deployment : ta சேவையகத்தில் நிறுவுதல்
`;
