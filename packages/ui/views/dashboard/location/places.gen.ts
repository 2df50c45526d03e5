/*
 * Written by tooling/places.ts. Cities of 50,000 people and more, the largest first: the country's code, in the United
 * States the state's, and the name. Contains data of GeoNames (geonames.org), CC BY 4.0.
 */
export const places = `
CN Shanghai
TR Istanbul
AR Buenos Aires
IN Mumbai
MX Mexico City
CN Beijing
PK Karachi
CN Tianjin
CN Guangzhou
IN Delhi
RU Moscow
CN Shenzhen
BD Dhaka
KR Seoul
BR São Paulo
CN Wuhan
NG Lagos
ID Jakarta
JP Tokyo
USNY New York City
CN Dongguan
TW Taipei
CD Kinshasa
PE Lima
EG Cairo
CO Bogotá
GB London
CN Chongqing
CN Chengdu
IQ Baghdad
CN Nanjing
IR Tehran
CN Nanchong
HK Hong Kong
CN Xi’an
PK Lahore
CN Shenyang
CN Hangzhou
BR Rio de Janeiro
CN Harbin
CN Tai’an
CN Suzhou
CN Shantou
TH Bangkok
IN Bengaluru
RU Saint Petersburg
CL Santiago
IN Kolkata
AU Sydney
MM Yangon
CN Jinan
IN Chennai
CN Zhengzhou
AU Melbourne
SA Riyadh
CN Changchun
CN Dalian
USCA Los Angeles
BD Chittagong
CN Kunming
EG Alexandria
IN Ahmedabad
CN Qingdao
KR Busan
CI Abidjan
NG Kano
CN Foshan
IN Hyderabad
CN Puyang
JP Yokohama
NG Ibadan
SG Singapore
CN Wuxi
CN Xiamen
TR Ankara
CN Tianshui
CN Ningbo
VN Ho Chi Minh City
CN Shiyan
ZA Cape Town
CN Taiyuan
DE Berlin
CN Tangshan
CN Hefei
ES Madrid
KP Pyongyang
MA Casablanca
CN Zibo
CN Zhongshan
ZA Durban
CN Changsha
AF Kabul
CN Ürümqi
VE Caracas
AE Dubai
IN Pune
IN Sūrat
SA Jeddah
CN Shijiazhuang
IN Kanpur
UA Kyiv
AO Luanda
PH Quezon City
ET Addis Ababa
KE Nairobi
USIL Chicago
BR Salvador
IN Jaipur
TZ Dar es Salaam
CN Lanzhou
KR Incheon
CN Yunfu
IQ Basrah
CA Toronto
JP Osaka
SO Mogadishu
KR Daegu
PK Faisalabad
TR İzmir
SN Dakar
IN Lucknow
EG Giza
BR Fortaleza
CO Cali
ID Surabaya
BR Belo Horizonte
CN Nanchang
IT Rome
IR Mashhad
USNY Brooklyn
USTX Houston
USNY Queens
IN Nagpur
VE Maracaibo
BR Brasília
DO Santo Domingo
JP Nagoya
AU Brisbane
CU Havana
FR Paris
ZA Johannesburg
HK Kowloon
KZ Almaty
CN Dadonghai
CO Medellín
UZ Tashkent
DZ Algiers
SD Khartoum
GH Accra
EC Guayaquil
CN Ordos
YE Sanaa
LB Beirut
AU Perth
JP Sapporo
CN Jilin
RO Bucharest
GN Camayenne
IN Indore
MX Iztapalapa
GN Conakry
CN Bayan Nur
VE Maracay
ID Medan
PK Rawalpindi
BY Minsk
HU Budapest
IQ Mosul
DE Hamburg
BR Curitiba
PL Warsaw
ID Bandung
ZA Soweto
AT Vienna
MA Rabat
MX Ecatepec de Morelos
ES Barcelona
ZA Pretoria
SY Aleppo
PH Manila
CN Kunshan
CA Montréal
IN Patna
IN Bhopal
BR Manaus
CN Xinyang
NG Kaduna
KH Phnom Penh
SY Damascus
USPA Philadelphia
USAZ Phoenix
IR Isfahan
IN Ludhiāna
ZW Harare
JP Kobe
ID Bekasi
TW Kaohsiung
SE Stockholm
PH Caloocan City
MX Guadalajara
USNY Manhattan
PY Asunción
BR Recife
KR Daejeon
USTX San Antonio
GH Kumasi
MY Kota Bharu
JP Kyoto
MY Kuala Lumpur
IR Karaj
NP Kathmandu
ID Palembang
PK Multan
IN Tirunelveli
MX Puebla
VN Hanoi
UA Kharkiv
IN Agra
AR Córdoba
IR Tabriz
RU Novosibirsk
KR Gwangju
TR Bursa
IN Vadodara
BR Belém
CN Fushun
EC Quito
USCA San Diego
JP Fukuoka
MG Antananarivo
CN Luoyang
PK Hyderabad
USNY The Bronx
VE Valencia
PK Gujranwala
CO Barranquilla
CN Guankou
CD Lubumbashi
BR Porto Alegre
ID Tangerang
IN Najafgarh
BO Santa Cruz de la Sierra
CN Handan
UG Kampala
RU Yekaterinburg
BD Khulna
CM Douala
IN Gorakhpur
AE Sharjah
SA Mecca
ID Makassar
MX Juárez
JP Kawasaki
ID South Tangerang
CN Baotou
MX Tijuana
USTX Dallas
SA Medina
CM Yaoundé
ML Bamako
IN Nashik
ID Semarang
CG Brazzaville
IN Pimpri
RU Nizhniy Novgorod
JO Amman
PH Budta
RS Belgrade
UY Montevideo
ZM Lusaka
CN Xuchang
IN Kalyān
IN Thāne
DE Munich
IR Shiraz
TR Adana
KR Suwon
MX León de los Aldama
IT Milan
HT Port-au-Prince
AU Adelaide
IN Meerut
IN Nowrangapur
IN Faridabad
PK Peshawar
PH Davao
MM Mandalay
SD Omdurman
CN Yueyang
DO Santiago de los Caballeros
CN Anshan
CN Tongshan
IN Ghāziābād
ID Depok
JP Saitama
IN Dombivli
MZ Maputo
MX Gustavo Adolfo Madero
CN Fuzhou
IN Rājkot
AR Rosario
CN Guiyang
BR Goiânia
BR Guarulhos
CZ Prague
IN Varanasi
ID Batam
DK Copenhagen
BG Sofia
LY Tripoli
NG Port Harcourt
JP Hiroshima
MX Zapopan
CN Lijiang
MX Monterrey
RU Samara
RU Omsk
NG Benin City
PH Malingao
AZ Baku
NG Maiduguri
RU Kazan
MX Ciudad Nezahualcoyotl
AM Yerevan
IN Amritsar
BF Ouagadougou
JP Yono
RU Rostov-na-Donu
IN Allahābād
KR Goyang-si
TR Gaziantep
IN Visakhapatnam
JP Sendai
RU Chelyabinsk
CN Datong
GE Tbilisi
CN Changshu City
TW Taichung
CN Xianyang
RU Ufa
UA Dnipro
KR Seongnam-si
BR Campinas
IN Jabalpur
IN Hāora
CN Huainan
USCA San Jose
UA Donetsk
IE Dublin
CA Calgary
BE Brussels
IN Aurangabad
RU Volgograd
BR Nova Iguaçu
CN Jieyang
UA Odessa
CN Zhu Cheng City
JP Kitakyushu
IN Solāpur
CN Baoding
GT Guatemala City
CN Benxi
GB Birmingham
RU Perm
IN Srinagar
NG Zaria
NI Managua
ZA Port Elizabeth
MA Fès
DE Köln
KR Ulsan
IN Chandigarh
IN Coimbatore
IT Naples
BR Maceió
CO Cartagena
CN Changzhou
SA Sulţānah
LR Monrovia
JM Kingston
IQ Erbil
USTX Austin
RU Krasnoyarsk
MM Nay Pyi Taw
IN Jodhpur
JP Chiba
BR São Luís
IN Madurai
MA Sale
CN Huaibei
BO Cochabamba
IQ Abū Ghurayb
IR Qom
KG Bishkek
CN Kaifeng
CI Abobo
IN Guwahati
NG Aba
CN Pingdingshan
IN Gwalior
CN Qiqihar
MY Klang
AR Mendoza
TR Konya
CD Mbuji-Mayi
IN Vijayawada
SN Pikine
IT Turin
IN Mysore
USFL Jacksonville
CN Wenzhou
USCA San Francisco
GB Liverpool
RU Saratov
HN Tegucigalpa
KR Bucheon-si
USOH Columbus
RU Voronezh
IN Ranchi
MN Ulan Bator
KH Takeo
IR Ahvaz
PE Arequipa
ID Padang
IN Hubli
MA Marrakesh
ID Denpasar
MY Kampung Baru Subang
USTX Fort Worth
USIN Indianapolis
USNC Charlotte
BR Duque de Caxias
NG Jos
ES Valencia
NG Ilorin
PE Callao
BO La Paz
CA Ottawa
VE Barquisimeto
MX Chihuahua
CN Nanning
SL Freetown
MY Johor Bahru
IL Jerusalem
ID Bandar Lampung
IN Narela
ID Bogor
KE Mombasa
PH Cebu City
OM Muscat
UA Zaporizhia
FR Marseille
JO Zarqa
MX Naucalpan de Juárez
TR Çankaya
PK Rahim Yar Khan
IR Pasragad Branch
DZ Boumerdas
IN Jalandhar
IN Thiruvananthapuram
JP Sakai
CN Anyang
AR San Miguel de Tucumán
BJ Cotonou
IN Salem
MX Mérida
IN Tiruchirappalli
SY Homs
CN Hohhot
NE Niamey
TW Tainan
CN Shangyu
PL Łódź
SA Dammam
CN Xining
IR Kahrīz
IN Kota
BR Natal
IN Bhubaneshwar
CN Qinhuangdao
CN Hengyang
TR Antalya
PL Kraków
IN Alīgarh
VN Da Nang
ZA Pietermaritzburg
TG Lomé
PE Trujillo
ID Malang
VE Ciudad Guayana
IN Bareilly
RW Kigali
BR Teresina
CN Xinxiang
BR São Bernardo do Campo
CN Hegang
LV Riga
NL Amsterdam
NG Oyo
PK Quetta
GB Nottingham
BR Campo Grande
TM Ashgabat
PK Muzaffarābād
TR Bağcılar
IQ As Sulaymānīyah
MX San Luis Potosí
MX Aguascalientes
CO Cúcuta
IN Morādābād
TD N'Djamena
CN Langfang
CN Zhumadian
CN Yantai
UA Lviv
MX Hermosillo
CA Edmonton
KR Jeonju
MX Saltillo
CN Zhuzhou
IN Bhiwandi
ID Pekanbaru
ES Sevilla
RU Tol’yatti
BR Jaboatão
JP Shizuoka
DO Santo Domingo Oeste
BD Rājshāhi
PK Battagram
ID City of Balikpapan
DO Santo Domingo Este
CN Changzhi
ZW Bulawayo
HR Zagreb
MA Agadir
BA Sarajevo
AR La Plata
TN Tunis
CN Zhangjiakou
CN Zigong
MX Mexicali
CN Fuxin
NG Enugu
MA Tangier
CN Huangshi
CN Liaoyang
GB Sheffield
USWA Seattle
USCO Denver
USTX El Paso
JP Kumamoto
IN Raipur
PH General Santos
TJ Dushanbe
BR Osasco
USMI Detroit
MX Culiacán
MZ Matola
ES Zaragoza
CN Xiangtan
MX Guadalupe
MX Acapulco de Juárez
MY Ipoh
CA Mississauga
USMA Boston
CN Puyang Chengguanzhen
CN Nantong
CN Mudanjiang
GR Athens
BR Santo André
MR Nouakchott
CG Pointe-Noire
USTN Memphis
MX Tlalnepantla
UA Kryvyi Rih
BR João Pessoa
KR Ansan-si
LY Benghazi
DE Frankfurt am Main
RU Krasnodar
CN Guilin
IT Palermo
LK Colombo
MW Lilongwe
DZ Oran
TR Diyarbakır
PH Taguig
RU Ulyanovsk
PK Kotli
JP Okayama
CN Zhanjiang
KW Al Aḩmadī
ID Yogyakarta
CA North York
MD Chisinau
PL Wrocław
KR Cheongju-si
KR Anyang-si
DZ Tébessa
CN Zhenjiang
USOR Portland
CA Winnipeg
CN Dandong
USOK Oklahoma City
RU Izhevsk
BR Jaboatão dos Guararapes
CN Shaoguan
CN Yancheng
MX Cancún
BR Contagem
MX Santiago de Querétaro
IN Bhilai
CN Panshan
DJ Djibouti
USNV Las Vegas
USMD Baltimore
IR Kermanshah
MX Coyoacán
BR Ribeirão Preto
YE Al Ḩudaydah
PH Pasig City
GB Bristol
IN Jamshedpur
CN Haikou
YE Ta‘izz
BR São José dos Campos
MX Santa María Chimalhuacán
CN Taizhou
CN Xingtai
IN Borivli
MX Torreón
RU Yaroslavl
ZA Benoni
JP Hamamatsu
IN Cochin
CN Jinzhou
IN Amrāvati
AE Abu Dhabi
VN Haiphong
USDC Washington, D.C.
PK Islamabad
IQ Kirkuk
IN Sāngli
USWI Milwaukee
ID Situbondo
CN Shuangyashan
CA Vancouver
CA Scarborough
RU Barnaul
NL Rotterdam
MX Morelia
CN Luancheng
IR Rasht
NG Abeokuta
DE Essen
TR Kayseri
GB Glasgow
AU Gold Coast
CN Yingkou
NG Abuja
PH Las Piñas
CN Zhangzhou
DE Stuttgart
MX Reynosa
DE Dortmund
RU Vladivostok
RU Irkutsk
MW Blantyre
TR Üsküdar
IT Genoa
IN Cuttack
NO Oslo
JP Hachiōji
RU Khabarovsk
GA Libreville
IR Kerman
PE Chiclayo
IR Orūmīyeh
TR Bahçelievler
CN Bengbu
IN Bīkaner
MX Tlaquepaque
MX Tlalpan
TR Umraniye
DE Düsseldorf
ID Banjarmasin
SE Göteborg
CN Shihezi
CO Bucaramanga
MY Kuching
PL Poznań
ES Málaga
CI Bouaké
SD Nyala
ER Asmara
NG Sokoto
BR Uberlândia
NG Onitsha
USNM Albuquerque
KP Hamhŭng
BR Sorocaba
FI Helsinki
IN Warangal
CU Santiago de Cuba
CN Siping
JP Kagoshima
ID Surakarta
CN Huai'an
IN Bhavnagar
AR Mar del Plata
PK Bahawalpur
IR Zahedan
YE Aden
IN Nanded
RU Orenburg
XK Pristina
KR Changwon
CN Jiamusi
PH Antipolo
CN Neijiang
DE Bremen
MA Meknès
TW Banqiao
PK Sargodha
CF Bangui
LT Vilnius
CN Yangzhou
RU Novokuznetsk
CD Kisangani
EG Port Said
TR Mersin
MX Tuxtla
IN Raurkela
NG Warri
CN Guli
NG Ebute Ikorodu
CN Tanggu
CN Jiangmen
MX Cuauhtémoc
USAZ Tucson
USTN Nashville
SA Ta’if
MZ Beira
IN Guntur
SN Touba
CA Québec
IR Hamadān
CN Cangzhou
SV San Salvador
IN Dehra Dūn
BR Cuiabá
MY Petaling Jaya
MO Macau
IN Bhayandar
TR Esenler
RU Ryazan’
USCA Fresno
CA Hamilton
RU Tyumen
IN Durgapur
MX Victoria de Durango
IN Ajmer
PT Lisbon
CN Changde
CN Jiaozuo
IN Ulhasnagar
IN Kolhāpur
RU Lipetsk
IN Siliguri
DE Hannover
TR Eskişehir
IR Āzādshahr
AR Salta
RU Penza
ZA Tembisa
IN Bilimora
UA Mykolayiv
BR Aparecida de Goiânia
CL Puente Alto
PH Makati City
CN Tonghua
RU Naberezhnyye Chelny
GB Leicester
CN Wuhu
JP Niigata
DE Leipzig
DE Duisburg
IN Āsansol
IR Arāk
RU Astrakhan
CN Zhuhai
KR Pohang
DE Nürnberg
CN Shashi
RU Makhachkala
ID Cimahi
CN Wuwei
IN Jamnagar
USCA Sacramento
BR Aracaju
AE Ajman City
CN Jianshui
SD Port Sudan
AR Santa Fe
HN San Pedro Sula
MX Toluca
MX Ciudad López Mateos
EG Suez
DE Dresden
RU Tomsk
CD Masina
IN Sahāranpur
MX Cuautitlán Izcalli
IN Gulbarga
IN Bhātpāra
IQ Najaf
BR Feira de Santana
MY Shah Alam
UA Mariupol
JP Himeji
BY Homyel'
CN Qionghai
NG Okene
KR Uijeongbu-si
ZA East London
IR Yazd
SO Hargeysa
PK Sialkot
RU Kemerovo
CN Yichang
KR Hwaseong-si
USMO Kansas City
CN Yinchuan
MK Skopje
ZA Vereeniging
NL The Hague
USCA Long Beach
GT Mixco
FR Lyon
BR Londrina
USAZ Mesa
JP Matsudo
BR Juiz de Fora
JP Nishinomiya-hama
RU Tula
USNY Staten Island
JP Kawaguchi
MX Ciudad Apodaca
CN Zunyi
CN Jiaxing
BR Belford Roxo
IN Jammu
CN Liaoyuan
GB Edinburgh
USGA Atlanta
CD Kananga
ZA Bloemfontein
CN Xiangyang
PL Gdańsk
NG Calabar
CN Dadukou
BR Joinville
SY Ḩamāh
IN Kurnool
BE Antwerpen
JP Kanazawa
TR Karabağlar
PH Zamboanga
RU Kirov
IN Ujjain
MY Kota Kinabalu
USCO Colorado Springs
BR Niterói
CN Hengshui
SA Tabuk
ID Pontianak
GB Leeds
KP Namp’o
PH Bacolod City
BR São João de Meriti
PH Mansilingan
USVA Virginia Beach
IN Rāmgundam
UA Luhansk
ID Manado
KZ Karagandy
USNC Raleigh
CN Jining
DZ Constantine
SS Juba
TR Muratpaşa
CN Wenshan City
JP Utsunomiya
MX Heroica Matamoros
TR Şanlıurfa
CN Chengde
JP Ōita
GB Cardiff
AR San Juan
RU Cheboksary
ZA Boksburg
PH Cagayan de Oro
USNE Omaha
JP Matsuyama
MX San Nicolás de los Garza
JP Amagasaki
IN Shyamnagar
PH Dasmariñas
TR Malatya
USFL Miami
IN Nangi
CO Pereira
IN Kozhikode
MM Mawlamyine
PE Iquitos
JP Kurashiki
KP Sunch’ŏn
TR Sultangazi
CM Garoua
ES Murcia
TZ Mwanza
NG Uyo
CN Bei’an
CM Kousséri
IN Mālegaon
IN Davangere
RU Kaliningrad
IQ Karbala
KR Masan
BR Ananindeua
ID Balikpapan
CA Brampton
FR Toulouse
IL Tel Aviv
UZ Namangan
NG Katsina
ZA Welkom
CO Santa Marta
EG Al Maḩallah al Kubrá
IN Jalgaon
JP Yokosuka
IN Akola
IN Belgaum
MX Veracruz
CN Luqiao
RU Bryansk
TR Maltepe
SA Al Kharj
VE Barcelona
CN Chaozhou
MX Xalapa de Enríquez
NG Ado-Ekiti
SK Bratislava
IN Gaya
IN Udaipur
CD Likasi
EG Luxor
CO Ibagué
CN Shaoxing
RU Ivanovo
TR Erzurum
NG Akure
EG Asyūţ
ID Jambi City
EG Al Manşūrah
USCA Oakland
IN Korba
IN Bokāro
PR San Juan
CD Kolwezi
NZ Auckland
PK Sukkur
IN Mangalore
CN Luohe
PH Pasay
UA Sevastopol
MX Azcapotzalco
KZ Shymkent
CN Yangquan
RU Magnitogorsk
IN Jhānsi
BR Florianópolis
BR Santos
VE Maturín
USMN Minneapolis
IN Thoothukudi
IR Ardabīl
JP Nagasaki
CN Chaoyang
PS Gaza
RU Kursk
MX Tonalá
KR Jeju City
PA Panamá
MX Xochimilco
PL Szczecin
VN Biên Hòa
GT Villa Nueva
BR Ribeirão das Neves
JP Hirakata
MA Oujda-Angad
EG Tanda
ZA Newcastle
IN Nellore
TW Hsinchu
CN Jixi
TZ Zanzibar
USOK Tulsa
TW Taoyuan City
SD Kassala
NG Lekki
ES Palma
ZM Kitwe
IQ Nasiriyah
RU Tver
JP Machida
CN Yangjiang
UA Khmelnytskyi
JP Gifu-shi
IN Tiruppur
TW Keelung
MA Al Hoceïma
GB Manchester
CA Surrey
BR Vila Velha
CN Weifang
JP Fujisawa
ZM Ndola
IN Kollam
BR Serra
TR Samsun
EE Tallinn
CM Bamenda
SD El Obeid
CO Bello
CN Xinpu
MY Sandakan
SA Buraydah
AF Kandahār
BR Diadema
USKS Wichita
USLA New Orleans
BD Comilla
TH Samut Prakan
MZ Nampula
USTX Arlington
USOH Cleveland
GW Bissau
PH Iloilo
SA Khamis Mushait
BR Campos dos Goytacazes
AR Resistencia
LY Mişrātah
BR Mauá
BJ Abomey-Calavi
DE Bochum
JP Toyonaka
MX Iztacalco
BR Betim
JP Fukuyama
AO N’dalatando
HT Delmas 73
CO Pasto
TR Batman
NZ Wellington
ES Las Palmas de Gran Canaria
MX Mazatlán
BR Caxias do Sul
RU Nizhny Tagil
MX Irapuato
CN Dezhou
ZA Krugersdorp
IN Pānihāti
BD Shibganj
JP Toyohashi
CN Zhoukou
CA Laval
PE Huancayo
UA Makiyivka
CN Putian
TR Kahramanmaraş
JP Minato
AL Tirana
BR São José do Rio Preto
LT Kaunas
MX Nuevo Laredo
USCA Bakersfield
CN Zhangjiakou Shi Xuanhua Qu
MY Seremban
MX Miguel Hidalgo
GB Stoke-on-Trent
CN Pingxiang
TR Van
USHI Honolulu
IR Abadan
VE Puerto La Cruz
CN Fenghuang
CZ Brno
BY Mahilyow
BD Natore
USFL Tampa
AU Canberra
JP Nara-shi
IN Ahmadnagar
IN Dhūlia
BR Olinda
MA Kenitra
PL Bydgoszcz
MY Kuantan
IT Bologna
KR Cheonan
VE Petare
PK Larkana
SD Al Qadarif
NZ Christchurch
RU Stavropol’
JP Toyota
NZ Manukau City
CN Zhaoqing
TR Ataşehir
IN Bhāgalpur
PK Shekhupura
BR Carapicuíba
DE Wuppertal
GH Tamale
RU Ulan-Ude
JP Nagano
BF Bobo-Dioulasso
PL Lublin
CN Huocheng
USCO Aurora
GB Coventry
CA Halifax
CN Anqing
KZ Taraz
PH San Jose del Monte
CO Manizales
KR Kwangmyŏng
IR Zanjān
JP Iwaki
PH Bacoor
JP Asahikawa
MX Xico
KR Kimhae
RU Arkhangel’sk
ID Ambon
ID Samarinda
MX Benito Juarez
ES Bilbao
AR Santiago del Estero
JP Takatsuki
GR Thessaloníki
MX Villahermosa
VE Barinas
CO Neiva
MX Ciudad General Escobedo
JP Okazaki
IR Bandar Abbas
UA Vinnytsia
AE Ras Al Khaimah City
CN Anshun
JP Suita
JP Wakayama
USCA Anaheim
TW Hualien City
PH Lapu-Lapu City
IN Punāsa
IN Muzaffarnagar
IT Florence
IR Sanandaj
IN Latur
BR Campina Grande
CA Etobicoke
CU Camagüey
CA London
CN Chifeng
KP Hŭngnam
KZ Nur-Sultan
RU Belgorod
SD Kosti
CN Taihecun
QA Doha
VE Turmero
RU Kurgan
BD Rangpur
PK Bhimbar
BY Vitebsk
PH Iligan
CO Soledad
CN Shiqi
BR Piracicaba
CH Zürich
IN Kūkatpalli
PK Jhang Sadr
TZ Arusha
IN Ambattūr
JP Kōriyama
BG Plovdiv
MX Celaya
ZW Chitungwiza
JP Kashiwa
SY Latakia
CN Aksu
GM Serekunda
JP Tokorozawa
AR Corrientes
RU Kaluga
BR Macapá
MX Cuernavaca
FR Nice
KP Kaesŏng
VE Ciudad Bolívar
JP Kawagoe
BD Tungi
ZA Randburg
IN Bellary
BR Itaquaquecetuba
UA Simferopol
JP Kochi
GB Sunderland
USCA Santa Ana
BR Bauru
CR San José
ES Alicante
JP Takamatsu
CN Tieling
IR Qazvin
IN Muzaffarpur
IN Kāmārhāti
MX Tepic
SD Wad Medani
CN Jincheng
BR Montes Claros
DE Bielefeld
BI Bujumbura
PH Mandaue City
IR Khorramshahr
IN Mathura
IR Khorramabad
SV Soyapango
IN Patiāla
KP Wŏnsan
KZ Pavlodar
ES Córdoba
IN Chānda
BR Canoas
RU Sochi
KP Chongjin
CN Yanji
IN Bhīlwāra
MA Tétouan
BR Mogi das Cruzes
JP Toyama
PE Piura
GB Birkenhead
IN Thrissur
IN Brahmapur
BR São Vicente
RU Orël
USTX Corpus Christi
CN Suizhou
AR Posadas
IQ Al ‘Amārah
RU Volzhskiy
USCA Riverside
MX Ixtapaluca
CO Villavicencio
BR Jundiaí
PA San Miguelito
RU Smolensk
PY Ciudad del Este
BR Pelotas
UA Kherson
IN Shāhjānpur
JP Akita
SN Thiès
CM Maroua
AR Morón
BR Anápolis
IN Shimoga
UZ Samarkand
RU Murmansk
GB Islington
CU Holguín
KZ Ust-Kamenogorsk
IQ Ad Dīwānīyah
CN Shangrao
ID Mataram
UZ Andijon
GB Reading
RO Iaşi
ES Valladolid
UA Poltava
IN New Delhi
JP Koshigaya
RU Vladikavkaz
BY Hrodna
PL Katowice
IN Rohtak
CN Baicheng
PE Chimbote
RO Cluj-Napoca
PH Calamba
NG Bauchi
RU Cherepovets
USMO St. Louis
CO Armenia
IQ Al Kūt
RO Timişoara
RU Vologda
TR Şişli
USKY Lexington-Fayette
GB Kingston upon Hull
CO Soacha
MA Temara
GB Preston
AZ Ganja
CN Lianshan
TR Denizli
NG Ikeja
DE Bonn
CZ Ostrava
BG Varna
BR Vitória
CN Wusong
PH Iligan City
PE Cusco
BR Maringá
JP Miyazaki
ID Percut
PE Pucallpa
CN Jingdezhen
BR Guarujá
KP Sariwŏn
RU Vladimir
CL Antofagasta
ZA Botshabelo
ID Bengkulu
PH Butuan
MX Tampico
CA Oshawa
PH Cabuyao
RU Chita
AU Newcastle
CO Valledupar
DZ Biskra
DE Mannheim
UA Chernihiv
JO Irbid
IN Tumkūr
KR Chinju
GB Newport
MY Tawau
CN Shengli
IN Fīrozābād
EG Al Fayyūm
BR Porto Velho
AR San Salvador de Jujuy
ZA Brakpan
USCA Stockton
PH Mandaluyong City
IN Nizāmābād
IN Kulti
MX Ciudad Victoria
MX Tláhuac
BR Franca
IN Rājahmundry
USPA Pittsburgh
RO Craiova
RO Constanţa
RU Saransk
AF Mazār-e Sharīf
IN Barddhamān
SE Malmö
PK Gujrat
JP Naha
BY Brest
PK Mardan
RU Surgut
GB Swansea
SS Winejok
KZ Kyzylorda
CN Xinyuan
PH Biñan
MY George Town
CN Yangshuo
VE Mérida
PH Angeles City
GB Bradford
PH Santol
USAK Anchorage
MX Ciudad Obregón
JP Kasugai
ID Jember
JP Aomori
JP Ōtsu
IN Bārāsat
TR Elazığ
CA Okanagan
UA Cherkasy
ES Vigo
JP Akashi
IN Bāli
USOH Cincinnati
IN Hisar
IN Rāmpur
JP Yokkaichi
KR Yeosu
GB Southend-on-Sea
JP Morioka
CL Viña del Mar
UA Sumy
JP Fukushima
RO Galaţi
BR Blumenau
IN Greater Noida
IN Noida
BR Foz do Iguaçu
SA Al Hufūf
IN Kākināda
IN Pānīpat
KZ Semey
NG Makurdi
AU Wollongong
BR Ponta Grossa
NG Minna
PL Białystok
TZ Mbeya
TH Mueang Nonthaburi
KR Gumi
RU Tambov
IT Catania
SA Al Mubarraz
CM Bafoussam
PK Kasur
NL Utrecht
CN Xiuying
BR Paulista
IQ Al Ḩillah
BR Limeira
IN Parbhani
CA Victoria
CN Beihai
CN Huizhou
TR Zeytinburnu
HK Tsuen Wan
USKY Ironville
USKY Meads
DZ Sétif
MA Safi
KP Sinŭiju
VN Huế
IN Darbhanga
TR Adapazarı
TR Sultanbeyli
USNV Henderson
USNC Greensboro
BR Viamão
EG Zagazig
USMN Saint Paul
MY Kuala Terengganu
EG Ismailia
VE Alto Barinas
IQ Dihok
DE Karlsruhe
PG Port Moresby
USTX Plano
JP Ichihara
KR Iksan
VN Nha Trang
BR Suzano
IN Alwar
PH Cainta
HT Pétionville
JP Maebashi
IN Bilāspur
AU Logan City
CL Valparaíso
ID Palu
ID Kupang
UA Zhytomyr
USNJ Newark
CO Itagüí
MX Nicolás Romero
TR Gebze
BD Narsingdi
DZ Batna
CN Chuzhou
TR Merkezefendi
JP Ichinomiya
PE Tacna
PK Mingora
USOH Toledo
MX Ensenada
NG Efon-Alaaye
RU Yoshkar-Ola
RU Taganrog
VE Santa Teresa del Tuy
UA Horlivka
CA Windsor
MX Coacalco
NG Ilesa
RU Kostroma
ES Gijón
IT Bari
USNE Lincoln
IR Khomeynī Shahr
TN Sfax
FR Nantes
EC Cuenca
NG Owo
AR Bahía Blanca
ID Sukabumi
RO Braşov
RU Komsomolsk-on-Amur
JP Hakodate
DZ Bab Ezzouar
CM Mokolo
BR Caucaia
FR Strasbourg
GB Belfast
CN Kashgar
IQ Ramadi
IN Ichalkaranji
JP Ibaraki
JP Yao
AF Herāt
CU Guantánamo
RU Nal’chik
PH Baguio
BR Petrópolis
QA Ar Rayyān
DE Wiesbaden
CO Montería
SI Ljubljana
SA Hafar Al-Batin
JP Kakogawachō-honmachi
ID Tasikmalaya
IN Bijapur
USFL Orlando
CN Linyi
GB Derby
PH San Pedro
DE Münster
DE Gelsenkirchen
KR Mokpo
MX Santa Catarina
JO Russeifa
NA Windhoek
CD Tshikapa
EG Kafr ad Dawwār
JP Tokushima
IL Haifa
RU Sterlitamak
SA Ha'il
BD Bagerhat
CN Chengzhong
CN Wuzhou
USCA Chula Vista
CN Hulan Ergi
IN Aizawl
DE Aachen
AZ Sumqayıt
PH Mantampay
RU Petrozavodsk
SD El Daein
NG Umuahia
MX Uruapan
USNJ Jersey City
CN Mianyang
TR Sivas
ZA Witbank
KZ Aktobe
AR Paraná
IN Jālna
IN Lal Bahadur Nagar
DE Mönchengladbach
CA Markham
IN Dewas
CO Sincelejo
CN Tongliao
BR Uberaba
USAZ Chandler
USIN Fort Wayne
GB Plymouth
CN Karamay
CN Aral
KE Nakuru
VN Cần Thơ
DE Augsburg
JP Hiratsuka
IN Gajuwaka
CN Jiujiang
CO Popayán
SA Najrān
YE Mukalla
USNY Buffalo
GB Luton
ID Pekalongan
VE Cumaná
IN Satna
BR Rio Branco
USNC Durham
IN Etāwah
MX Gómez Palacio
BR Cascavel
USFL St. Petersburg
ES L'Hospitalet de Llobregat
NG Ondo
MZ Chimoio
USCA Irvine
FI Espoo
MX Los Mochis
RU Bratsk
MX Pachuca de Soto
TR Tarsus
USTX Laredo
IR Sari
IN Durg
UA Rivne
MX Oaxaca
MX Soledad de Graciano Sánchez
CN Turpan
NG Ikot Ekpene
CN Heze
JP Yamagata
ID Cirebon
BR Novo Hamburgo
BD Cox’s Bāzār
PL Gdynia
IN Naihāti
BR Vitória da Conquista
CN Laohekou
ZA Richards Bay
CL Talcahuano
GB Wolverhampton
SD El Fasher
SG Woodlands
SN Thiès Nones
ET Dire Dawa
CO Floridablanca
CN Suihua
BR Barueri
IR Borūjerd
CN Liupanshui
IR Qarchak
BR Taubaté
CN Nanyang
PH San Fernando
TZ Morogoro
BR Governador Valadares
IN Tirupati
ID Banda Aceh
CN Wafangdian
IN Sonīpat
CU Santa Clara
NG Iwo
PH Libertad
NG Gombe
IN Āvadi
BR Praia Grande
SD Singa
RS Niš
HT Port-de-Paix
CL San Bernardo
BR Várzea Grande
PT Porto
BR Volta Redonda
PH Navotas
UA Kropyvnytskyi
BR Santa Maria
USTX Lubbock
USWI Madison
MX Tehuacán
JP Fukui-shi
UA Kamianske
FR Montpellier
NG Jimeta
PL Częstochowa
IN Tiruvottiyūr
CO Palmira
UZ Bukhara
GB City of Westminster
USAZ Gilbert
IN Saugor
TH Udon Thani
DE Chemnitz
PE Ica
RU Orsk
ZA Vanderbijlpark
VE San Cristóbal
JP Mito
USVA Norfolk
CN Rizhao
GB Southampton
MM Kyain Seikgyi Township
ES A Coruña
IN Mau
JP Shimonoseki
PE Juliaca
CN Ji’an
IR Gorgān
RU Nizhnevartovsk
DE Braunschweig
CN Hebi
MM Bago
IN Bihār Sharīf
VE Baruta
AR Merlo
TR Trabzon
BD Jessore
TR Manisa
USKY Louisville
BR Santa Luzia
KR Gunsan
KR Wŏnju
AE Musaffah
RU Angarsk
IN Hāpur
IN Bathinda
SY Deir ez-Zor
CN Huayin
SO Berbera
MX Ojo de Agua
CA Gatineau
CN Yibin
AR Neuquén
PH Tacloban
RU Novorossiysk
USNV Reno
EG Aswan
USNC Winston-Salem
IN Farrukhābād
TR Sancaktepe
JP Takasaki
IN Anantapur
CO Buenaventura
AZ Lankaran
USAZ Glendale
JP Fuji
RU Khimki
GB Blackpool
CN Xiantao
JP Hachinohe
CA Vaughan
BR Gravataí
JP Neyagawa
MX Magdalena Contreras
BD Nāgarpur
JP Kurume
TR Balıkesir
CL Temuco
DE Krefeld
OM Seeb
DK Århus
JP Sasebo
PH Batangas
SA Al Jubayl
MM Pathein
ID Tegal
USFL Hialeah
BJ Djougou
BD Sylhet
USTX Garland
IN Ratlām
USAZ Scottsdale
USTX Irving
SK Košice
UA Chernivtsi
PK Dera Ghazi Khan
MX Coatzacoalcos
CN Yuci
ES Sant Martí
PK Sahiwal
UA Ternopil
ES Gasteiz / Vitoria
RU Yakutsk
USVA Chesapeake
BR Caruaru
EG Qinā
BR Boa Vista
ID Kediri
GY Georgetown
IN Ramagundam
SO Kismayo
YE Ibb
TM Türkmenabat
USNV North Las Vegas
ES Granada
RU Nizhnekamsk
BJ Porto-Novo
DE Halle (Saale)
CA Kitchener
ZA Centurion
PH Magugpo Poblacion
RU Dzerzhinsk
GH Takoradi
DE Kiel
CN Linfen
USCA Fremont
CD Beni
FR Bordeaux
IN Gangānagar
JP Chigasaki
BE Gent
PH Taytay
JP Sōka
CM Ngaoundéré
KR Suncheon
KR Sejong
AR José C. Paz
RU Syktyvkar
ES Elche
SO Marka
UZ Nukus
EG Ḩalwān
NG Atani
AR Quilmes
GB Milton Keynes
DE Magdeburg
BR Rio Verde
PK Nawabshah
LB Tripoli
IN Bharatpur
CA Longueuil
JP Atsugi
HT Croix-des-Bouquets
ZA Uitenhage
RO Ploieşti
MY Sungai Petani
ID Binjai
PH Lucena
BR Ipatinga
IN Karīmnagar
USLA Baton Rouge
VN Rạch Giá
FR Lille
MY Miri
ES Ciudad Lineal
GB Bexley
BR Sumaré
EG Damanhūr
BS Nassau
PY San Lorenzo
CL Iquique
UA Kremenchuk
IN Puducherry
PL Sosnowiec
EG Al Minyā
RU Staryy Oskol
CN Liaocheng
NG Gusau
PL Radom
AR Pilar
IN Shrīrāmpur
IR Sabzevar
AO Huambo
RU Groznyy
AU Geelong
IN Rāichūr
CN Huanggang
IN Quthbullapur
NG Mubi
CD Bukavu
USKY Lexington
BR Juazeiro do Norte
BD Mymensingh
IN Karnāl
ZA Roodepoort
TZ Tanga
CN Jingling
BO Sucre
MZ Nacala
IL Ashdod
JP Minamirinkan
ES Oviedo
SR Paramaribo
TR Adıyaman
IN Arrah
PK Okara
BD Nārāyanganj
CN Tongchuanshi
IN Imphal
IR Najafābād
USNV Paradise
UZ Qarshi
IN Gosāba
PH Puerto Princesa
CN Xintai
ES Santa Cruz de Tenerife
KP Haeju
AT Graz
NG Ikire
BR Embu
AR Formosa
RU Shakhty
RU Blagoveshchensk
PH Olongapo
BA Banja Luka
IR Neyshābūr
CN Wuxue
BY Babruysk
IL Rishon LeẔiyyon
MX Campeche
USVA Richmond
PH Cabanatuan City
IN Mirzāpur
IT Messina
LK Dehiwala-Mount Lavinia
JP Takarazuka
IN Kharagpur
IN Dhanbād
IN Tanjore
ES Badalona
JP Ageoshimo
PH Binangonan
DE Oberhausen
TH Chon Buri
IT Verona
RU Prokop’yevsk
KE Eldoret
CN Wuhai
CM Bertoua
BR Imperatriz
DO San Pedro de Macorís
IN Amarnāth
MY Taiping
MY Alor Setar
ID Purwokerto
BR Colombo
USNY Jamaica
RU Rybinsk
AU Hobart
PH Santa Rosa
KE Kisumu
USCA San Bernardino
PH Imus
DE Freiburg
GB Northampton
ID Purwakarta
RU Zelenograd
GB Archway
PK Mirpur Khas
CI Daloa
ET Mek'ele
RU Biysk
CL Concepción
RS Novi Sad
MX Monclova
VE Mucumpiz
MX La Paz
RU Velikiy Novgorod
NG Owerri
NG Shagamu
BR Taboão da Serra
ET Nazrēt
IN Nāgercoil
UA Lutsk
NO Bergen
RO Brăila
IR Naz̧arābād
CN Guangyuan
IR Būkān
USWA Spokane
GB Norwich
BR Jacareí
JP Chōfu
ID Loa Janan
CL Rancagua
PL Mokotów
MX Nogales
USAL Birmingham
MY Bukit Mertajam
PH Lipa City
BR Marília
DE Lübeck
MY Sepang
ES Cartagena
TR Esenyurt
USCA Modesto
TR Kırıkkale
CN Hailar
ES Terrassa
SA Abha
LY Tarhuna
EG Idkū
JP Matsumoto
CN Daliang
VN Qui Nhon
USIA Des Moines
IN Pāli
CU Arroyo Naranjo
TR Antakya
BD Bogra
KZ Kostanay
USNY Rochester
KR Chuncheon
VN Vũng Tàu
NL Eindhoven
ID Pematangsiantar
KP Kanggye
BR Presidente Prudente
CN Sanming
EG Sohag
FR Rennes
BR São Leopoldo
NG Ijebu-Ode
IN Yamunānagar
TH Nakhon Ratchasima
PL Toruń
BO Oruro
PL Kielce
IN Rewa
DO La Romana
BW Gaborone
CN Hangu
USAZ Maryvale
USWA Tacoma
AO Lobito
ID Ciputat
IR Sirjan
USVA Arlington
PH San Pablo
ES Jerez de la Frontera
USCA Fontana
USCA Oxnard
ID Ciampea
JP Kasukabe
RO Oradea
DZ Annaba
ES Sabadell
ES Móstoles
MG Toamasina
BD Dinājpur
MX Buenavista
BR Itabuna
JP Kishiwada
BR São Carlos
AT Linz
ES Alcalá de Henares
CN Gaoping
JP Numazu
UA Ivano-Frankivsk
USCA Moreno Valley
IN Secunderabad
JP Jōetsu
HU Debrecen
IN Bīdar
IT Padova
CU Las Tunas
VN Sa Dec
BR Hortolândia
PR Bayamón
CN Daqing
MX Puerto Vallarta
IN Agartala
DE Erfurt
IN Monghyr
CM Edéa
JP Odawara
GH Atsiaman
TR Osmaniye
CA Burnaby
IR Bābol
IN Burhānpur
FI Tampere
MX Tapachula
CN Yiyang
TR Çorlu
CN Linxia Chengguanzhen
BD Barisāl
ID Cileungsir
IN Nadiād
BR Mossoró
RU Pskov
USNC Fayetteville
CN Yuncheng
LY Al Khums
USCA Huntington Beach
PK Chiniot
BR Itapevi
IN Chāpra
ID Rengasdengklok
BR Sete Lagoas
CL La Pintana
USNY Yonkers
USCA Glendale
TH Chiang Mai
KZ Petropavl
VE Cabimas
IN Dindigul
USIL Aurora
USAL Montgomery
USGA Columbus
CY Nicosia
EC Santo Domingo de los Colorados
AF Jalālābād
NG Ugep
SA Yanbu
BE Charleroi
KE Thika
IL Petaẖ Tiqwa
KZ Oral
PK Shahkot
NP Pokhara
KG Osh
ID Sumedang
LY Az Zāwīyah
BR São José
IN Panchkula
CA Ladner
EG New Cairo
MA Salé Al Jadida
NG Chakwama
IN Sīkar
NL Tilburg
RU Balakovo
RU Armavir
PK Kamoke
BD Saidpur
IR Āmol
UA Bila Tserkva
GB Dudley
DE Hagen
CA Saskatoon
PL Gliwice
CN Changji
PH Malolos
USTX Amarillo
IN Bulandshahr
PY Capiatá
ES Pamplona
IN Purnia
CN Kaiyuan
DE Rostock
MY Sibu
TR Arnavutköy
EC Machala
USAR Little Rock
IN Hospet
ES Fuenlabrada
CN Mentougou
USOH Akron
CL Talca
IN Gurgaon
MX Ciudad Madero
USLA Shreveport
VN Ðà Lạt
IR Bīrjand
CI San-Pédro
LA Vientiane
GB Aberdeen
JP Kure
TR İzmit
FR Reims
EH Laayoune
BR Palmas
BR Parauapebas
KR Icheon-si
AU Townsville
IN Sambhal
BR Americana
RU Engel’s
IN Gandhinagar
BG Burgas
IN Murwāra
JP Nagaoka
KR Guri-si
VE Coro
JP Nishi-Tokyo-shi
CN Xinhui
USMI Grand Rapids
ID Kendari
BR Petrolina
CI Yamoussoukro
DE Kassel
IN Nāngloi Jāt
RU Severodvinsk
USAL Mobile
GB Portsmouth
NG Nnewi
ID Parung
BR Divinópolis
TR Başakşehir
CN Ezhou
BR Maracanaú
JP Itami
VN Nam Định
JP Uji
IN Machilīpatnam
KP Hyesan
USUT Salt Lake City
CU Bayamo
IN Katihar
ID Tanjung Pinang
BD Pār Naogaon
GB Newcastle upon Tyne
LT Klaipėda
PL Zabrze
IR Bojnūrd
VE Guatire
CN Humen
DZ Sidi Bel Abbès
TH Hat Yai
CN Haicheng
JP Suzuka
NE Zinder
ID Curug
CO Barrancabermeja
RU Zlatoust
PH Ormoc
IN Bhiwāni
USAL Huntsville
CN Zoucheng
IE Cork
IQ Al Fallūjah
NG Ise-Ekiti
FI Vantaa
JP Kōfu
ZA Paarl
USFL Tallahassee
PK Saddiqabad
EG Banī Suwayf
BR Planaltina
USNV Sunrise Manor
RU Syzran’
PL Bytom
CD Mwene-Ditu
PH Panalanoy
JP Izumi
BR Santarém
CN Wanxian
ZM Kabwe
MZ Quelimane
AR San Fernando del Valle de Catamarca
ES Almería
BR Camaçari
ID Labuan Bajo
ID Cibinong
CN Donghai
CN Baiyin
PH Mabalacat City
CN Laizhou
BR Santa Bárbara d'Oeste
IN Kultali
PL Praga Południe
BR Rio Grande
USTX Grand Prairie
MA Mohammedia
GB Sutton
UZ Qo‘qon
RU Petropavlovsk-Kamchatsky
MX Chilpancingo
IT Trieste
BR Cachoeiro de Itapemirim
CD Kikwit
CU Pinar del Río
PH Pagadian
BD Pābna
CU Cienfuegos
IL Beersheba
USKS Overland Park
IN Raebareli
EG Shibīn al Kawm
JP Hitachi
MG Antsirabe
LY Zawiya
ID Madiun
IN Haridwar
ES Leganés
SD Ad-Damazin
CL Arica
FR Le Havre
GB Swindon
IN Singrauli
CA Richmond Hill
ES Donostia / San Sebastián
DE Hamm
USTN Knoxville
SO Jamaame
MX Poza Rica de Hidalgo
LK Moratuwa
TR Kütahya
DE Mainz
PH Meycauayan
IT Brescia
USMA Worcester
CN Zaoyang
BD Paltan
IN Jūnāgadh
ZW Mutare
CD Mbandaka
ID Pemalang
CN Quanzhou
AR San Luis
CH Genève
PH Tarlac City
PK Būrewāla
USTX Brownsville
CN Baishan
IN Sūjāngarh
CN Zaozhuang
JP Kushiro
FR Cergy-Pontoise
TR Çorum
IN Ellore
NP Pātan
EC Manta
ID Lembang
IN Bhusāval
TH Pak Kret
IN Khandwa
ES Santander
BE Liège
VE Cúa
JP Sakura
RU Kamensk-Ural’skiy
BR Itaboraí
DZ Blida
USVA Newport News
USCA Santa Clarita
NP Biratnagar
ZA Carletonville
IN Bahraigh
CA Barrie
MM Monywa
CA Richmond
IT Prato
ID Probolinggo
IN Sirsa
VE Guarenas
CN Anda
DE Saarbrücken
CN Shangqiu
JO Wādī as Sīr
NL Groningen
IT Taranto
MY Malacca
IN Chandannagar
KR Gangneung
IN Baharampur
TZ Dodoma
GB Crawley
BR Rio Claro
BD Tāngāil
CD Matadi
ES Castelló de la Plana
KZ Atyrau
CA Nepean
KR Yangju
BR Indaiatuba
IN Surendranagar
IR Varāmīn
CO Dosquebradas
BR Passo Fundo
CN Xianning
PH Legaspi
CN Korla
PH Cotabato
RU Podolsk
IN Vizianagaram
USRI Providence
NG Ila Orangun
CN Qianjiang
CN Chenzhou
ES Burgos
ZA Klerksdorp
TH Si Racha
DZ Tiaret
PT Amadora
GB Ipswich
NG Saki
DZ Chlef
USFL Fort Lauderdale
USNY East Flatbush
JP Anjō
USNV Spring Valley
GE Kutaisi
CN Jingzhou
IN Proddatūr
MM Sittwe
SY Ar Raqqah
MM Meiktila
CM Loum
IN Vellore
IN Hugli
IN Alappuzha
SV Santa Ana
USTN Chattanooga
IR Malāyer
PL Bielsko-Biala
RU Yuzhno-Sakhalinsk
NL Almere Stad
HR Split
FR Saint-Étienne
IN Amroha
CA Regina
CN Zhenzhou
SN Saint-Louis
FI Turku
USAZ Tempe
CN Xindi
USCA Oceanside
JP Tsukuba
IR Sāveh
GB Wigan
USCA Garden Grove
IR Khowy
MW Mzuzu
TR Siverek
USCA Rancho Cucamonga
USFL Cape Coral
CN Jiutai
JP Hirosaki
USCA Santa Rosa
PH Naga
BR Cotia
JP Tomakomai
IN Tambaram
ID Pamulang
SL Bo
IN Pathānkot
JP Hadano
CN Bozhou
ID Cikupa
IN Bhind
VE Puerto Cabello
JP Obihiro
JP Ube
UA Kramators’k
IN Shimla
GB Croydon
MM Myeik
PS Khān Yūnis
GQ Bata
ZA Midrand
MX Chicoloapan
IN Ongole
USWA Vancouver
IN Gadag-Betageri
CN Licheng
ID Salatiga
HU Miskolc
TR Isparta
CN Weinan
SN Kaolack
GB Walsall
DE Herne
GB Mansfield
PL Olsztyn
BR Francisco Morato
JP Hino
IL Netanya
CN Nanping
NG Bida
USSD Sioux Falls
XK Prizren
CN Dongling
RO Bacău
GB Oxford
TH Phra Pradaeng
PH Dagupan
USAZ Peoria
USCA Ontario
IN Navsāri
DE Mülheim
MY Kulim
IN Puri
IN Haldia
USMS Jackson
KZ Temirtau
PK Jacobabad
IN Khammam
PR Carolina
CD Uvira
EC Portoviejo
IN Rāiganj
JP Takaoka
IN Ingrāj Bāzār
BR Araçatuba
CN Fuyang
MY Kluang
ES Albacete
CN Laiyang
IN Jaunpur
MX Ciudad del Carmen
IT Reggio Calabria
LK Jaffna
RO Arad
ET Bahir Dar
BY Baranovichi
MX Chalco
FR Toulon
PS Jabālyā
BR Araraquara
DZ Bordj Bou Arreridj
FR Angers
GR Pátra
ES Alcorcón
DZ Ech Chettia
BD Jamālpur
BR Ferraz de Vasconcelos
UZ Chirchiq
EC Eloy Alfaro
CN Jingmen
RU Berezniki
NG Awka
RU Volgodonsk
MA Khouribga
NL Breda
RO Piteşti
NG Ijero-Ekiti
RU Miass
AR Berazategui
CI Korhogo
RU Abakan
MG Fianarantsoa
ES Getafe
ID Plumbon
EG Banhā
RU Novocherkassk
USCA Elk Grove
USMO Springfield
USFL Pembroke Pines
BR Arapiraca
CN Fuling
TM Daşoguz
IN Fatehpur
DE Osnabrück
MA Beni Mellal
IN Gāndhīdhām
VE Ocumare del Tuy
CN Gaozhou
JP Kamakura
CN Ulanhot
SA Khobar
IL H̱olon
CN Shanwei
CA Oakville
USAZ Deer Valley
CO Tuluá
GB Warrington
IR Bushehr
IN Nandyāl
JP Saga
EC Esmeraldas
PK Muzaffargarh
CN Jiaozhou
IN Udupi
ID Banjaran
HU Szeged
CN Fendou
IN Loni
ID Serang
BR Lages
USFL Port Saint Lucie
USOR Salem
CH Basel
IN Sītāpur
BA Zenica
CA Burlington
DE Solingen
UZ Fergana
TZ Kigoma
PK Muridke
USCA Corona
IN Shivpuri
KW Ḩawallī
CZ Pilsen
NG Inisa
RU Nazran’
TN Sousse
DZ Bejaïa
BR Barra Mansa
BR Nossa Senhora do Socorro
IN Bhadrāvati
GB Slough
VN Vinh
BJ Parakou
GR Piraeus
IN Ādoni
GB Bournemouth
LB Sidon
NE Maradi
JP Tsu
USOR Eugene
GB Peterborough
IN Verāval
CN Tongzhou
DE Ludwigshafen am Rhein
OM Şalālah
TR Büyükçekmece
TR Aydın
CO Envigado
SD Geneina
CN Anbu
USTX McKinney
IN Sambalpur
DE Leverkusen
DZ Skikda
AR La Rioja
IN Gadag
CD Boma
IR Mahābād
MX Jiutepec
BR Dourados
NG Suleja
BR Criciúma
AF Kunduz
SV San Miguel
NG Sapele
IN Unnāo
IN Budaun
CL Coquimbo
IN Jīnd
VN Đưc Trọng
USCO Fort Collins
IN Madhyamgram
USCA Lancaster
RU Rubtsovsk
JP Sayama
PE Sullana
SS Malakal
VN Phan Thiết
VN La Gi
RU Mytishchi
JP Kawanishi
MX Delegación Cuajimalpa de Morelos
PS Hebron
CN Xiaogan
SV Mejicanos
IN Jāmuria
MX Salamanca
BR Chapecó
MM Taunggyi
YE Dhamār
CL Puerto Montt
CN Qapqal
TR İskenderun
JP Oyama
RU Salavat
SN Ziguinchor
USNC Cary
JP Ashikaga
OM Bawshar
BD Puthia
CN Zhicheng
ID Lawang
CU San Miguel del Padrón
BO Tarija
DE Oldenburg
KR Osan
IT Modena
NL Nijmegen
IN Jaigaon
ID Pasuruan
IN Cuddalore
FR Grenoble
IQ Sāmarrā’
GB Cambridge
PL Rzeszów
USAZ Tempe Junction
USCA Palmdale
DZ El Achir
CN Huzhou
BR Barreiras
USCA Hayward
IN Orai
VN Long Xuyên
IN Hoshiārpur
GB Doncaster
MX San Luis Río Colorado
MX San Cristóbal de las Casas
UA Melitopol
BR Sobral
ID Sunggal
CA Greater Sudbury
EG Ţalkhā
AR San Miguel
USCA Salinas
ID Perbaungan
IN Pallāvaram
RU Ussuriysk
CN Nanpiao
MD Tiraspol
TZ Moshi
PH Toledo
PK Shikarpur
ZA Westonaria
JP Matsue
JP Hitachi-Naka
DZ Souk Ahras
NG Osogbo
KH Sihanoukville
HU Pécs
BG Ruse
MY Batu Pahat
MX San Pablo de las Salinas
TH Lampang
JP Nagareyama
JP Katsuta
GQ Malabo
JP Kumagaya
GH Tema
CN Yichun
BR Itajaí
KR Seogwipo
IN Hanumāngarh
ES Salamanca
RS Zemun
NG Kisi
BR Ilhéus
PH Guyong
KR Gyeongju
MU Port Louis
IN Kanchipuram
CN Lianghu
CN Beipiao
CN Guangshui
ZA Middelburg
MG Mahajanga
RU Lyubertsy
CD Butembo
CL La Serena
CN Leshan
CD Gandajika
USTX Frisco
CN Zhaodong
IL Bnei Brak
EC Ambato
MX Cuautla
USMA Springfield
DZ Djelfa
ID Pasarkemis
RU Kovrov
TR Viranşehir
JP Tottori
DO San Cristóbal
USTN East Chattanooga
CN Xinzhou
CY Limassol
ET Gondar
USTX Pasadena
IT Livorno
AR Río Cuarto
GB York
CN Sanshui
IN Guna
PK Hafizabad
NL Enschede
BR Angra dos Reis
IN Bahādurgarh
CN Boshan
CN Yangchun
IN Bharūch
USVA Alexandria
AT Salzburg
BR Nova Friburgo
IN Medinīpur
USCA Pomona
PE Chincha Alta
AU Cairns
IN Fyzābād
IN Dinapore
CN Linhai
CN Dingzhou
BR Rondonópolis
IQ As Samawah
TR Uşak
UZ Jizzax
NZ Hamilton
PR Ponce
USNY Washington Heights
USCO Lakewood
CN Weihai
IQ Baqubah
DE Neuss
CN Chenghua
KP Songnim
IN Silchar
IN Bānda
TR Aksaray
VN Cần Giuộc
CN Deyang
ES Logroño
JP Ōta
CN Longfeng
IN Morena
VN Bảo Lộc
RO Sibiu
MX Ciudad Benito Juárez
USCA Sunnyvale
VE Guacara
CA Abbotsford
MY Bintulu
BR Itapecerica da Serra
USCA Escondido
PK Kohat
IN Tonk
USKS Kansas City
CN Qingyuan
MX Chetumal
IR Saqqez
AO Benguela
JP Komaki
VE El Tigre
ID Soreang
BR Guarapuava
CN Gaomi
IN Rāj-Nāndgaon
CN Loudi
ES La Laguna
JP Ōgaki
JP Higashimurayama
IN Serilingampalle
CN Huangyan
KH Battambang
CL Chillán
IN Virār
BR Parnamirim
PH Bago City
ID Purwodadi
MX Piedras Negras
TR Kızıltepe
USNY Astoria
UZ Urganch
RU Balashikha
GB Poole
GB Gloucester
ZA Vryheid
PK Tordher
TL Dili
KR Gimcheon
DZ Mascara
IN Malkajgiri
IN Shāntipur
MX Playa del Carmen
FR Dijon
USFL Hollywood
ID Metro
GB Burnley
JP Ōme
IT Cagliari
USNY Borough Park
SE Uppsala
USTN Clarksville
GB Huddersfield
UA Kerch
IR Marvdasht
CN Dunhua
ES Huelva
ZM Chingola
SA Arar
CN Yulin
USCA Torrance
USCA Valencia
AM Gyumri
CN Chizhou
JP Moriguchi
ES Badajoz
USIL Rockford
VE El Limón
ID Lubuklinggau
FR Nîmes
IN Bārākpur
ID Palangkaraya
CN Sujiatun
BR Caxias
VN Hạ Long
ID Astanajapura
DZ Jijel
USVA East Hampton
GB Telford
CN Honggang
PE Huánuco
USIL Joliet
USNJ Paterson
GB Dundee
DZ Médéa
RU Kolomna
IR Rafsanjān
PL Ursynów
IT Mestre
USCT Bridgeport
NL Haarlem
TH Khon Kaen
MA El Jadid
RS Kragujevac
KZ Aktau
BR Nilópolis
IN Erode
NO Trondheim
USIL Naperville
BH Manama
VN Buôn Ma Thuột
CD Kalemie
RU Nakhodka
RO Târgu-Mureş
UG Gulu
FR Aix-en-Provence
IN Ambāla
VN Cam Ranh
CU Matanzas
FR Saint-Quentin-en-Yvelines
BR Poços de Caldas
GB Blackburn
IT Parma
PL Ruda Śląska
TR Afyonkarahisar
ZW Gweru
CN Qujing
DO Puerto Plata
USID Boise
CN Hanzhong
DK Odense
IN Krishnanagar
CN Xinji
BR Marabá
ZA Orkney
IN Saharsa
USGA Savannah
MY Kampung Pasir Gudang Baru
ID Cikampek
JP Yamaguchi
IN Batāla
CN Taishan
TZ Tabora
DE Potsdam
AR Concordia
JM Spanish Town
PK Jhelum
FR Brest
TJ Khujand
GB Basildon
USTX Mesquite
ML Sikasso
CN Sanya
CN Acheng
GR Lárisa
NI León
FR Le Mans
CM Kumba
RU Elektrostal’
CN Jinchang
CN Meizhou
ID Gorontalo
USNY Syracuse
CD Goma
RU Maykop
DZ Tizi Ouzou
PL Wola
EG Kafr ash Shaykh
BY Barysaw
JP Otaru
ID Dumai
JP Urayasu
VE Acarigua
CA Saguenay
PH Marawi City
BR Luziânia
BG Stara Zagora
DZ Béchar
DE Heidelberg
SL Kenema
BR Cabo
FR Amiens
CL Calama
BR Macaé
GH Cape Coast
IN Bhīmavaram
RU Pyatigorsk
GB Middlesbrough
PL Rybnik
ID Tanjungbalai
EG Mallawī
USLA Metairie Terrace
BA Tuzla
PK Khanpur
BD Nawābganj
USCA Pasadena
CN Jinhua
DE Paderborn
ZA Kimberley
CU Ciego de Ávila
CN Jieshou
HK Yuen Long Kau Hui
MA Taza
ZA eMbalenhle
MM Myingyan
NL Arnhem
RU Zheleznodorozhnyy
MX Zamora
FR Tours
GT Petapa
IN Bālurghāt
BR Ibirité
JP Yonago
GB Bolton
BR Lauro de Freitas
BO Potosí
PK Khuzdar
FR Limoges
HR Rijeka
BR Paranaguá
AF Ghazni
USCA Orange
IR Īlām
CN Gongzhuling
MX Córdoba
AR Comodoro Rivadavia
MY Kampung Sungai Ara
USCA Fullerton
USTX Killeen
RU Norilsk
ZA Nigel
VE Los Teques
IN Kaithal
USOH Dayton
RU Al’met’yevsk
UZ Tirmiz
DE Darmstadt
ES Tarragona
USTX McAllen
IN Lakhīmpur
ZA Mpumalanga
NL Zaanstad
IN Hazāribāgh
JP Kuwana
IN Vidisha
PE Ayacucho
ID Parepare
CN Shanhaiguan
ES Chamartín
CA Coquitlam
EC Tutamandahostel
GR Peristéri
NL Amersfoort
KR Jeongeup
USWA Bellevue
RU Korolev
PK Dadu
PK Gojra
SE Sollentuna
IN Haldwani
NG Gbongan
KH Siem Reap
CN Altay
CI Man
IN Hābra
IN Kumbakonam
ID Sidoarjo
KW Şabāḩ as Sālim
JP Kariya
HN Choloma
GB Stockport
CN Huadian
ID Weru
GB Brighton
RU Kolpino
MX San Juan del Río
IN Porbandar
GH Sekondi-Takoradi
CN Fuyu
FR Clermont-Ferrand
IN Chitradurga
USLA Metairie
CN Chaohu
NG Ejigbo
IN Thānesar
IN Tiruvannāmalai
IN Anand
BR Parnaíba
HT Jacmel
GH Obuase
BR Itu
EG Dikirnis
JP Musashino
CN Jieshi
BR Castanhal
MX Colima
ZA Bhisho
LK Negombo
RE Saint-Denis
GR Irákleion
USFL Miramar
CN Hami
RU Odintsovo
IT Foggia
IN Kānchrāpāra
GT San Juan Sacatepéquez
NG Funtua
MM Dawei
NG Igboho
NL Apeldoorn
CN Shizuishan
RO Baia Mare
PH Kabankalan
ME Podgorica
USVA Hampton
BR São Caetano do Sul
USUT West Valley City
IN Mahbūbnagar
CN Gejiu
ET Desē
ES Lleida
IN Dimāpur
MY Tasek Glugor
CL Osorno
CN Jiagedaqi
BR Queimados
BD Kushtia
CD Kindu
PH Baliuag
GB West Bromwich
VN Cẩm Phả Mines
NG Buguma
MM Pyay
CN Shiqiao
SD Rabak
IN Robertsonpet
LB Tyre
TD Moundou
PE Cajamarca
MM Hinthada
KR Hanam
ID Jayapura
PL Bielany
IN Chhindwāra
IN Mandya
CO Cartago
HT Okap
ID Baturaja
DZ El Oued
JP Zama
ES Marbella
NL 's-Hertogenbosch
PH Rodriguez
LY Ajdabiya
RU Nevinnomyssk
PH San Mateo
PL Śródmieście
ES León
USKS Olathe
JP Seto
NG Ikirun
MX Ciudad Acuña
HT Léogâne
ID Adiwerna
GB Grimsby
NG Abakaliki
USMI Warren
CN Dali
IN Bānkura
TR İnegol
JP Ebetsu
VN Thái Nguyên
USSC Columbia
ID Singaraja
DE Würzburg
ZA Randfontein
IN Hājīpur
RU Pervoural’sk
IN Gondā City
EC Milagro
UZ Marg‘ilon
IN Bhuj
USCO Thornton
GB Hastings
CL Valdivia
IN Hindupur
IT Reggio nell'Emilia
NG Okrika
NP Birgañj
GB High Wycombe
USTX Carrollton
PH Talisay
ET Hawassa
EG Idfū
EC Ibarra
USTX Midland
CN Puqi
JP Tondabayashichō
JP Fujieda
JP Sandachō
IN Shillong
IR Mīāndoāb
RU Kislovodsk
NL Hoofddorp
IN Pālghāt
GN Nzérékoré
IL Reẖovot
CN Ankang
USSC Charleston
AT Innsbruck
ID Blitar
USTX Waco
CU Cerro
DZ Tlemcen
JP Kakamigahara
GT Quetzaltenango
RU Dimitrovgrad
CN Zhalantun
BR Pindamonhangaba
PH Muricay
USMI Sterling Heights
CA St. Catharines
JP Ōmuta
IN Godhra
IR Shahrud
CN Dawukou
PH Bulaon
VE Punto Fijo
JP Abiko
IN Kishangarh
JP Kadoma
CN Majie
ID Martapura
FR Villeurbanne
IR Gonbad-e Kāvūs
IN Rānīganj
AU Toowoomba
CN Hepo
IR Iranshahr
USTX Denton
MM Lashio
IN Pīlibhīt
JP Miyakonojō
RU Novomoskovsk
RO Buzău
BR Sapucaia
JP Matsubara
BY Pinsk
IN Beāwar
CN Dazhou
SY Al Bāb
CN Shuangcheng
JP Isesaki
IN Abohar
PL Dąbrowa Górnicza
LT Šiauliai
IN Moga
LY Al Ajaylat
UA Nikopol
USIA Cedar Rapids
CN Dongyang
CO Maicao
CO Florencia
PS Nablus
USCT New Haven
CN Jiazi
CO Girardot City
USCA Roseville
CL Quilpué
CN Songjiang
HN La Ceiba
BR Jaraguá do Sul
USFL Gainesville
SD Sinnar
NI Masaya
USCA Visalia
DZ Relizane
MX Manzanillo
UA Syevyerodonets’k
BD Sonārgaon
LY Sabhā
DZ Mostaganem
PL Tychy
CN Shangri-La
IN Dehri
CN Wuda
ID Kisaran
KR Gyeongsan-si
SO Baidoa
PK Mandi Bahauddin
UZ Navoiy
TR Tokat
CF Bimbo
IN Deoria
JP Daitōchō
USFL Coral Springs
CA Sherbrooke
DZ Ouargla
IT Acilia-Castel Fusano-Ostia Antica
USCA Thousand Oaks
KR Andong
MZ Tete
CL Copiapó
ID Palopo
MA Nador
EG Bilbays
VE Charallave
IR Shahr-e Kord
DE Regensburg
JP Mino
CN Leiyang
AU Darwin
PH Cadiz
MX Zacatecas
USNJ Elizabeth
IL Bat Yam
BD Sātkhira
VE Palo Negro
USCT Stamford
BR Mogi Guaçu
EG Arish
SY Idlib
IQ Sīnah
USCA Concord
RU Kamyshin
FI Oulu
IN Hassan
RU Novocheboksarsk
FR Besançon
USAZ Surprise
DZ El Eulma
IN Khardah
SA Sakakah
ET Jimma
SD Al Manāqil
ID Teluknaga
HU Győr
EG Jirjā
CU Manzanillo
IN Yavatmāl
IN Hālīsahar
RU Serpukhov
LY Sirte
IL Ramat Gan
JP Asaka
IN Panvel
MY Muar
CI Divo
ID Ungaran
USAZ Alhambra
CN Xuanzhou
IN Titāgarh
AR San Nicolás de los Arroyos
JP Kusatsu
PL Opole
USLA Lafayette
ZA Worcester
PL Elbląg
DZ Saïda
BD Sirajganj
BR Jequié
PL Płock
PL Wałbrzych
AZ Yevlakh
SS Wau
MZ Xai-Xai
CN Huaihua
NG Amaigbo
USKS Topeka
NG Lafia
CN Jiangyou
PK Tando Allahyar
TH Surat Thani
CD Isiro
CU Sancti Spíritus
IN Cuddapah
IN Bettiah
UZ Angren
USWA Kent
MM Pakokku
RU Murom
ID Rangkasbitung
IN Hāthras
ID Klaten
RU Khasavyurt
RU Neftekamsk
USCA Simi Valley
CN Xichang
ES Cadiz
PK Pakpattan
CN Danshui
PK Bahawalnagar
JP Ueda
CO Sogamoso
USCA East Los Angeles
IN Lalitpur
TR Edirne
ID Jombang
TZ Songea
IN Kolār
CA Lévis
NI Chinandega
LY Al Jadīd
PY Lambaré
CN Macheng
PS Rafaḩ
MY Ampang
BR Itapetininga
BR Patos de Minas
USCA Santa Clara
ID Paseh
USTN Murfreesboro
ID Pangkalpinang
CN Huicheng
NG Gashua
HT Les Cayes
IT Salerno
GB Watford
CN Xiazhen
IR Torbat-e Ḩeydarīyeh
PK Tando Adam
JO ‘Ajlūn
ID Sorong
PH Koronadal
TR Derince
JP Okinawa
CL Los Ángeles
CN Haimen
GB Saint Peters
BY Orsha
CN Shahecheng
CA Kelowna
BR Bragança Paulista
BJ Bohicon
JP Beppu
IQ Soran
MD Bălţi
CW Willemstad
IN Mandsaur
ID Padalarang
CN Suining
IN Gondiā
MX Huixquilucan
IR Semnan
UA Sloviansk
DO San Francisco de Macorís
CN Yushu
TW Yuanlin
SV Santa Tecla
MX Ciudad Valles
PK Khairpur Mir’s
JP Kashihara-shi
EC Riobamba
KZ Kokshetau
PL Gorzów Wielkopolski
BR Timon
PK New Mirpur
NE Agadez
PL Targówek
CN Lecheng
BR São José dos Pinhais
IR Marand
IN Rajapalaiyam
FR Orléans
CN Laiwu
ZA Rustenburg
USCT Hartford
KZ Rudnyy
BR Teresópolis
FR Metz
CN Jiupu
IN Dārjiling
CN Baoshan
DO Salvaleón de Higüey
ZA Polokwane
MM Thaton
ZA Potchefstroom
ID Ciamis
ID Lumajang
DZ Guelma
PH Hagonoy
IN Mohali
BR Uruguaiana
IN Pālanpur
ID Indramayu
DZ Bordj el Kiffan
CI Gagnoa
BR Porto Seguro
DE Wolfsburg
JP Niihama
CN Minzhu
ES Dos Hermanas
ID Pati
IN Dam Dam
BR Alagoinhas
IQ Az Zubayr
IN Hardoī
MX San Pedro Garza García
CN Huangzhou
USNY Sheepshead Bay
IN Puruliya
TH Ubon Ratchathani
JP Kisarazu
ZA Virginia
ZA Brits
TR Beylikdüzü
DE Recklinghausen
BR Palhoça
CN Xiulin
CN Zhoucun
CN Jiayuguan
NL Maastricht
USNY Amherst
VN Mỹ Tho
TR Tekirdağ
USCA Victorville
DK Aalborg
BR Barbacena
PK Chishtian
GB Burton upon Trent
GT Villa Canales
IN Dibrugarh
DE Göttingen
AL Durrës
MX San Pedro Garza Garcia
IR Zābol
IN Palwal
JP Nobeoka
GB Colchester
IN Nalgonda
GE Batumi
ES Mataró
USTX Abilene
IN Bhadreswar
CH Bern
IN Vejalpur
NO Stavanger
ID Payakumbuh
ZA Alberton
JP Fujinomiya
IN Chikmagalūr
KZ Ekibastuz
PH San Juan
JP Noda
PT Braga
CN Lianhe
IN Raigarh
USCA Vallejo
USCT North Stamford
UZ Olmaliq
TZ Musoma
BR Cachoeirinha
JP Yaizu
LY Tobruk
USCA Berkeley
CN Xilin Hot
IN Guntakal Junction
MX Fresnillo
MX Orizaba
TH Nakhon Si Thammarat
DE Heilbronn
DE Ingolstadt
JP Toyokawa
CN Fengcheng
ZM Mufulira
DE Ulm
MY Rawang
TR Karaman
CA Cambridge
PL Włocławek
USOK Norman
USPA Allentown
PY Fernando de la Mora
IT Perugia
IN Gangāpur
LB Nabatîyé et Tahta
RU Orekhovo-Zuyevo
PK Abbottabad
ID Bangil
CN Zhaoyuan
SD Gereida
IN Deoli
USIN Evansville
DE Bottrop
BR Santa Rita
MZ Maxixe
TN Kairouan
PK Jaranwala
ES Santa Coloma de Gramenet
NL Leiden
CA Trois-Rivières
IT Monza
NG Modakeke
PH Silang
EC Quevedo
TR Nazilli
UG Lira
DE Pforzheim
BR Toledo
NL Dordrecht
BR Jaú
DE Offenbach
IN Siwān
USMO Columbia
MA Settat
VE Cagua
USTX Odessa
MZ Mandimba
IS Reykjavík
PH San Jose
IN Damoh
JP Shimotoda
CN Lhasa
DZ Aïn Oussera
JP Kokubunji
BG Pleven
IT Rimini
MX Miramar
TH Khlong Luang
IN Ādilābād
USND Fargo
MX Iguala de la Independencia
ID Sepatan
PL Zielona Góra
BR Cubatão
LS Maseru
IN Srikakulam
UA Berdyansk
KE Malindi
IN Uppal Kalan
GB Eastbourne
CD Bandundu
LK Pita Kotte
ES Torrejón de Ardoz
USTX Beaumont
NG Bama
NG Ilobu
MX Ciudad Delicias
IN Jetpur
CN Puning
IN Morbi
CO Guadalajara de Buga
RU Troparëvo
TH Nakhon Pathom
UA Uzhgorod
IN Pātan
TG Sokodé
PL Tarnów
EC Loja
GB Exeter
NG Jalingo
SE Västerås
CD Gemena
RU Achinsk
CN Shunyi
GB Rotherham
JP Ikoma
MX Ciudad de Villa de Álvarez
VE Anaco
ID Tebingtinggi
HT Tigwav
CO Tunja
DE Bremerhaven
CL Punta Arenas
LT Panevėžys
MM Pyin Oo Lwin
USMO Independence
ID Kedungwuni
JP Ishinomaki
CN Longjing
IN Khanna
VE Calabozo
DE Remscheid
PT Setúbal
RS Čačak
USMI Ann Arbor
CM Nkongsamba
GN Kindia
CN Qingzhou
IN Botād
IN Rishra
DZ Khenchela
BR Pinhais
JP Hōfu
TR Ordu
KP Manp’o
CH Lausanne
USCA El Monte
USGA Athens
BE Brugge
BR Simões Filho
IN Azamgarh
IT Pescara
PK Ahmadpur East
BR Varginha
USIL Springfield
KZ Taldykorgan
ES Jaén
PE Puno
IN Yelahanka
GB Cheltenham
CN Dasha
HU Nyíregyháza
CN Yakeshi
RU Cherkessk
ES Algeciras
IN Gudivāda
PH Digos
JP Handa
BR Sinop
UA Alchevs’k
USTX Round Rock
RU Noginsk
USNC Wilmington
UA Pavlohrad
PH Cavite City
USNY East Harlem
CN Binzhou
NL Zoetermeer
LK Sri Jayewardenepura Kotte
SE Örebro
CA Guelph
RU Yelets
ES Parla
ID Batang
RU Novo-Peredelkino
IN Baidyabāti
NG Okigwe
CN Lengshuijiang
CN Tianfu
USCO Arvada
CA East York
MG Toliara
TN Bizerte
USUT Provo
BR Pouso Alegre
IN Bastī
PH Tuguegarao
USIL Peoria
USMI Lansing
CN Wenchang
AF Balkh
GB Lincoln
CN Mingshui
RO Botoşani
TM Mary
VN Sóc Trăng
NZ Dunedin
IN Balasore
ID Pamanukan
BR Eunápolis
VN Pleiku
USCA Downey
CA Kingston
CN Yuyao
IT Bergamo
ID Sawangan
IN Dharmavaram
TR Siirt
TR Erzincan
GN Kankan
CN Hotan
DZ Laghouat
BR Botucatu
IN Māler Kotla
MX Navojoa
NG Offa
RU Tobol’sk
IN Wardha
CN Pingshan
AO Cuito
CN Songyuan
CN Maba
BR Jandira
PH Dumaguete
JP Mishima
USCA Carlsbad
PL Chorzów
ZM Luanshya
CV Praia
USNY Elmhurst
USCA Costa Mesa
IN Jhunjhunūn
USFL Miami Gardens
JP Kitami
USCO Westminster
MX Heroica Guaymas
GB Chesterfield
USIL North Peoria
USFL Clearwater
RU Shchelkovo
USCA Fairfield
TR Alanya
CU Guanabacoa
PK Vihari
CN Guangming
IN Satara
FR Rouen
IN Chanduasi
RU Nefteyugansk
DE Reutlingen
USNY Bushwick
CN Shaowu
ID Mojokerto
RO Satu Mare
VN Thanh Hóa
PK Kamalia
VE Guanare
USNY Gravesend
USMN Rochester
BD Farīdpur
SV Apopa
IN Mothīhāri
IN Chās
BY Mazyr
IN Pudukkottai
USIL Elgin
VE Carúpano
IN Rewāri
IN Port Blair
MX Minatitlán
NG Esuk Oron
DE Fürth
CN Beibei
USCA Temecula
USUT West Jordan
VN Cà Mau
BR Ribeirão Pires
SY Douma
TZ Iringa
NL Zwolle
RU Novokuybyshevsk
IR Qūchān
IN Suriāpet
LK Kandy
IN Bangaon
USCA Inglewood
UA Lysychans’k
BR Conselheiro Lafaiete
IN Chhatarpur
LV Daugavpils
BR Resende
GB Chelmsford
IR Masjed Soleymān
ID Cileunyi
IN Ashoknagar Kalyangarh
ID Magelang
FR Mulhouse
AR Santa Rosa
MU Beau Bassin-Rose Hill
CM Mbouda
BR Araucária
IN Achalpur
IN Navadwīp
NG Nsukka
NG Nguru
CN Dongtai
IN Bārsi
BR Atibaia
BR Várzea Paulista
JP Hikone
CN Encheng
TR Turhal
IR Bandar-e Anzalī
USTX Richardson
NG Hadejia
CN Zhuji
FR Perpignan
USMA Lowell
USMO East Independence
FR Caen
MM Yenangyaung
USOR Gresham
USCA Antioch
SZ Manzini
USMA Cambridge
IN Sultānpur
NZ Tauranga
USNC High Point
USMT Billings
USNH Manchester
JP Kiryū
ID Kresek
MD Bender
ZA Nelspruit
ID Citeureup
BR Garanhuns
TN Gabès
CN Qingnian
IQ Kufa
MU Vacoas
MZ Ressano Garcia
RU Noyabrsk
LY Zliten
CN Mizhou
RU Bataysk
CN Linshui
CN Hailun
IN Ambur
HU Kecskemét
RU Seversk
MZ Lichinga
USCA Murrieta
USCO Centennial
CN Shilong
USCA Richmond
BJ Kandi
USNY Corona
BR Araruama
CN Tieli
BR Catanduva
TW Taitung City
CN Dongxing
RU Arzamas
ZA Phalaborwa
CN Heihe
USCO Pueblo
CN Zhaotong
IN Hoshangābād
MA Larache
NG Ijebu-Igbo
RU Sergiyev Posad
PE Tumbes
ZM Livingstone
GA Port-Gentil
AR San Rafael
CN Hulan
NI Matagalpa
JP Komatsu
RU Leninsk-Kuznetsky
CN Zhongxiang
BR Franco da Rocha
JP Iwatsuki
USTX Pearland
CN Dehui
USCT Waterbury
FR Boulogne-Billancourt
PL Kalisz
MA Ksar El Kebir
MZ Pemba
CA Moncton
IN Sawāi Mādhopur
NG Uromi
NP Dharān
IN Madanapalle
TZ Katumba
USCA West Covina
USNV Enterprise
IN Bānsbāria
CO Girón
ML Mopti
AF Baghlān
MX Cuautitlán
LK Trincomalee
PH Santiago
GB Dagenham
USSC North Charleston
OM Sohar
CN Nehe
RU Kyzyl
BR Cabo Frio
RU Oktyabr’skiy
IN Tādepallegūdem
ID Banyuwangi
NG Birnin Kebbi
CN Pingliang
PH Santa Cruz
AU Rockingham
USWA Everett
SD An Nuhūd
SD Atbara
CN Jiangyin
VN Bạc Liêu
USTX College Station
USFL Palm Bay
IN Jalpāiguri
CN Jalai Nur
JP Tajimi
DE Moers
USFL Pompano Beach
ES Ourense
BR Ji Paraná
GB Basingstoke
TR Bandırma
BO Sacaba
GB Maidstone
IQ Umm Qaşr
MY Butterworth
CN Shaping
RO Râmnicu Vâlcea
ES Alcobendas
BR Araras
PL Koszalin
BR Poá
BD Sherpur
RU Obninsk
BR Vitória de Santo Antão
TZ Shinyanga
USCO Boulder
DE Koblenz
BR Umuarama
DE Siegen
NP Bharatpur
OM As Suwayq
USCA Norwalk
IT Vicenza
ES Reus
JP Iida
CD Ilebo
BR Apucarana
VN Yên Vinh
XK Mitrovicë
GB Sutton Coldfield
MA Khemisset
RU Elista
MM Taungoo
GB Bedford
VE Ejido
EG Al Ḩawāmidīyah
VE Catia La Mar
CN Lianran
USFL West Palm Beach
TH Rayong
IN Chittaurgarh
JP Fukayachō
RU Cherëmushki
PT Coimbra
USOK Broken Arrow
USCA Daly City
SE Linköping
ID Cikarang
CN Longjiang
KR Hwado
CN Buhe
NG Pindiga
BE Namur
IN Gangāwati
UA Yevpatoriya
RU Novotroitsk
DE Bergisch Gladbach
AU Launceston
BR Santa Cruz do Sul
PL Legnica
IL Ashkelon
CA Sydney
RU Derbent
CN Xinghua
IN Khurja
PH Mati
BR Guaratinguetá
ID Arjawinangun
RO Suceava
DZ Aïn Beïda
NG Azare
TW Nantou
CN Anqiu
MY Lahad Datu
IN Ponnāni
PH Tanza
VE Mariara
BD Bhairab Bāzār
CN Chengtangcun
DZ Baraki
FR Nancy
USGA Sandy Springs
USCA Burbank
ZA Queenstown
VN Hòa Bình
USWI Green Bay
SA Jizan
MX Texcoco de Mora
USCA Santa Maria
BR Linhares
BR Araguaína
IN Barnāla
CN Daxing
MX Parral
IR Bāneh
GB Oldham
TW Douliu
DE Jena
USTX Wichita Falls
DE Gera
IN Badlapur
IQ Al Fāw
BA Mostar
USFL Lakeland
KZ Zhezqazghan
JP Honmachi
AR Tandil
CL Lo Prado
CN Pulandian
SE Helsingborg
PK Kot Addu
ET Bishoftu
TG Kara
USCA Clovis
CN Wuchuan
UA Yenakiyeve
USTX Lewisville
CI Abengourou
JP Iwakuni
IN Soyībug
RU Kiselëvsk
ZA Kroonstad
CN Jishu
GB Enfield Town
SD Ed Damer
GB Woking
IN Roorkee
CG Dolisie
IN Bagaha
CN Yuxi
NG Nkpor
IN Hosūr
USTX Tyler
MV Male
USCA El Cajon
AF Gardez
KZ Zhanaozen
EG Bilqās
USCA San Mateo
IN Chūru
IN Nagda
USFL Brandon
ID Prabumulih
TH Phitsanulok
JP Isehara
PT Queluz
JP Nishio
VN Vĩnh Long
TR Turgutlu
BR Esmeraldas
GT Escuintla
RU Velikiye Luki
IN Kashipur
USCA Rialto
IN Ghazīpur
IN Begusarai
NG Ikere-Ekiti
DE Hildesheim
ID Rantauprapat
UA Oleksandriya
SA Qurayyat
JM Portmore
CU Palma Soriano
RU Pushkino
PK Khushāb
NG Lafiagi
ID Belawan
RO Piatra Neamţ
PH Roxas City
DE Erlangen
MX Tepexpan
USIA Davenport
GB St Helens
USNJ Edison
AO Lubango
TD Sarh
IN Dhaulpur
PK Wazirabad
CL Curicó
DO Concepción de La Vega
BD Shāhzādpur
MX Tulancingo
PL Bemowo
USOR Hillsboro
RO Drobeta-Turnu Severin
IN Mormugao
CN Qianzhou
RU Artëm
BR Birigui
RU Ukhta
IN Ferozepore
JP Inazawa
PH Laoag
LY Şabrātah
EG Disūq
ZA Bethal
PH Pulong Santa Cruz
ID Singkawang
MX Tuxtepec
IN Gondal
ES Torrevieja
ID Ternate
CA Milton
ID Bontang
CA Delta
IR Pārsābād
GB Worcester
USNM Las Cruces
OM ‘Ibrī
PK Dera Ismail Khan
BY Salihorsk
HU Székesfehérvár
BR Assis
CO Malambo
USIN South Bend
RU Kansk
FR Argenteuil
TR Mustafakemalpaşa
IN Seoni
CA Dartmouth
BY Maladzyechna
IN Jagādhri
CZ Olomouc
DE Witten
IN Miriālgūda
BR Barretos
GH Medina Estates
PK Chakwal
NZ Lower Hutt
BR Colatina
GB Gillingham
BR Teófilo Otoni
JP Tokuyama
KR Tonghae
AM Vanadzor
EE Tartu
ZA Mokopane
DE Salzgitter
IN Udgīr
PH Urdaneta
RU Mezhdurechensk
BR Guaíba
PH Jolo
CN Qinzhou
BR Guarapari
BR Coronel Fabriciano
AL Elbasan
USCA Vista
BY Navapolatsk
USCO Greeley
USFL Davie
PT Funchal
DZ Oum el Bouaghi
RU Solikamsk
HN El Progreso
IN Jamālpur
BR Itaguaí
IN Nandurbar
EG Abū Kabīr
RU Glazov
CI Anyama
GR Kallithéa
JP Narita
PA Juan Díaz
AU Bendigo
ID Grogol
JP Izumisano
IN Itārsi
ID Padangsidempuan
EG Qalyūb
IN Vasco da Gama
USTX San Angelo
JP Sakata
JP Kōnan
JP Chikushino-shi
CN Lianjiang
CN Linxi
CO Magangué
SN Tiébo
RU Ust’-Ilimsk
USWA Renton
TR Zonguldak
IR Kūhdasht
LK Kalmunai
IN Phagwāra
DE Trier
DO Punta Cana
ES Telde
UA Kamianets-Podilskyi
CN Zhangye
CN Kangding
KP P’yŏngsŏng
LY Tagiura
DZ M’Sila
RS Subotica
BR Rio das Ostras
IN Airoli
USVA Roanoke
USWI Kenosha
UY Salto
JP Tsuruoka
TH Chanthaburi
CN Dongsheng
USMI Clinton Township
IN Amreli
IN Shikohābād
USMD Columbia
RU Zelenodolsk
SA Dhahran
SY Manbij
BR Itabira
PL Grudziądz
DZ Messaad
RU Novoshakhtinsk
JP Ikeda
USPA Erie
IN Kāsganj
EG Akhmīm
CN Meihekou
BR Votorantim
EG Al Maţarīyah
ML Koutiala
GR Acharnés
CA Thunder Bay
RE Saint-Paul
IN Sehore
SO Burao
IR Bam
TR Manavgat
BR Sertãozinho
CA St. John's
ZW Kwekwe
GB Worthing
IN Rānībennur
BD Bhola
PE Talara
IT Bolzano
USVA Portsmouth Heights
IN Jagtiāl
MX Apatzingán
BR Santana de Parnaíba
USNY Richmond Hill
CN Xingcheng
CN Lishui
BR Bagé
TR Giresun
DZ Barika
RU Sarapul
FI Lahti
DE Zwickau
NG Kontagora
BR Passos
ID Bukittinggi
DE Kaiserslautern
USTX Alief
BT Thimphu
PH Bocaue
IN Bhadrakh
RU Votkinsk
USFL Spring Hill
PL Słupsk
IN Būndi
CN Renqiu
CU Cárdenas
BB Bridgetown
USNY Albany
USCA Compton
ES Barakaldo
RU Serov
LB Habboûch
CN Xinshi
BR Salto
IR Akbarābād
IT Andria
USAL Tuscaloosa
USTX League City
USMI Flint
SA Al Qaţīf
CN Xinyi
IN Ooty
MA Guelmim
MX Lagos de Moreno
CN Chengzihe
MM Thayetmyo
CN Xishan
USTX Allen
RU Balashov
ID Dukuhturi
IR Fasā
IN Mughal Sarāi
BY Lida
SY Dar‘ā
IN Shāmli
AU Ballarat
DE Iserlohn
RU Zheleznogorsk
BR Ubá
BR Ourinhos
KP Hyesan-dong
MX Temixco
CZ Liberec
IT Udine
MX Ciudad Guzmán
KR Asan
TN Ariana
CN Hechuan
IN Hinganghāt
GB Rochdale
MX Comitán
BR Trindade
BR Arapongas
HT Jérémie
UG Mbarara
TR Karabük
CN Xinyu
ID Tarakan
CA Waterloo
IT Siracusa
BH Al Muharraq
ZA Mabopane
MM Pyinmana
IN Villupuram
JP Isahaya
IN Amalner
NG Kuje
PK Swabi
KZ Turkestan
NL Deventer
CL Villa Alemana
JP Mobara
JP Ise
TH Pattaya
IN Bagalkot
PK Lodhran
IN Tellicherry
RU Zhukovskiy
IN Narasaraopet
JP Kameoka
RO Târgu Jiu
GT Chinautla
USCA Mission Viejo
IT Terni
CN Fangshan
MM Magway
IN Nāgaur
USCA Vacaville
IR Yasuj
AR Villa Mercedes
KR Wabu
USCA Ventura
PK Nowshera Cantonment
CD Bunia
IN Nawāda
USCO Highlands Ranch
ES Lugo
JP Sakado
USOK Lawton
DE Schwerin
BD Azimpur
TR Bolu
TZ Mtwara
USOR Beaverton
BR Araguari
PL Jaworzno
VN Yên Bái
BR Corumbá
NI Estelí
USCA South Gate
IN Jahānābād
IN Chālisgaon
BG Sliven
ES San Fernando
LB Jounieh
TR Ceyhan
GB Solihull
GH Koforidua
USVA Portsmouth
JP Muroran
ES Girona
DE Gütersloh
IR Kāshmar
PY Limpio
FR Saint-Denis
AF Khōst
IN Buxar
CM Dschang
USNV Sparks
BR Erechim
CZ České Budějovice
PH General Trias
NG Yola
RU Ramenskoye
GH Japekrom
IN Aurangābād
ID Sungai Penuh
IN Sāhibganj
CN Lubu
PL Jastrzębie Zdrój
PH Los Baños
FR Roubaix
IN Pandharpur
CN Jinsha
MX Ciudad Río Bravo
EG Hurghada
IN Hindaun
CN Yicheng
CN Ducheng
CD Bumba
AZ Mingelchaur
CN Shenjiamen
AR San Carlos de Bariloche
PK Charsadda
USMA Brockton
RU Magadan
CN Boli
CN Xiaoshan
CN Enshi
CZ Hradec Králové
GB Royal Leamington Spa
SI Maribor
USMI Dearborn
USWA Federal Way
BR Japeri
USMO Lee's Summit
ES Santiago de Compostela
NL Delft
IQ Zaxo
TZ Ushirombo
JO Aqaba
DK Frederiksberg
ZA Kutloanong
NG Biu
NG Olupona
GB Romford
RU Vostochnoe Degunino
IN Khargone
USMA New Bedford
JP Ōnojō
USWA Spokane Valley
JP Kanuma
SY As Salamīyah
IN Parli Vaijnāth
NL Alkmaar
PH Iriga City
BG Dobrich
IN Kishanganj
CN Wuchang
GB Bath
RS Leskovac
BR Vespasiano
SK Prešov
CA Terrebonne
USNY Fordham
BR Campo Largo
PY Nemby
IR Dogonbadan
USMI Livonia
IN Mainpuri
CO Facatativá
IN Khāmgaon
IR Kāzerūn
USGA Roswell
JP Yonezawa
CN Yongchuan
USUT Orem
GB Harlow
IR Ahar
TR Kırşehir
CN Ximeicun
ZA Stellenbosch
IN Negapatam
RU Novyy Urengoy
TW Yilan
XK Gjakovë
USAZ Yuma
CN Yishui
CZ Ústí nad Labem
VN Sông Cầu
IN Chilakalūrupet
PT Cacém
IN Gudiyatham
MA Berrechid
USKS Lawrence
IN Makrāna
PK Jalalpur Jattan
JP Kitakami
RU Novoural’sk
USTX The Woodlands
SE Jönköping
USNY West Albany
VE Carora
NP Janakpur
SE Norrköping
VE Valera
CN Heyuan
USWA Yakima
CN Baijiantan
CN Zhengjiatun
IN Bānswāra
MX García
IT Forlì
USMA Quincy
ET Kombolcha
BR Tatuí
TH Yala
PH Dipolog
IN Baraut
IN Closepet
IR Behshahr
RU Michurinsk
VN Việt Trì
AR Trelew
DE Düren
DZ Ghardaïa
ID Sumber
USNY Flatbush
CN Dalai
IT Novara
USCA Hesperia
NG Lere
USCA Carson
IT Barletta
TR Polatlı
USFL Boca Raton
IT Piacenza
USCA Santa Monica
PL Ochota
PL Praga Północ
IN Kalyani
CN Changping
ES Cáceres
LK Galle
ZA Stilfontein
NL Heerlen
PH Ozamiz City
UG Jinja
NC Nouméa
IN Tādpatri
ID Wonosobo
RU Kineshma
TR Bafra
JP Chitose
CL Coronel
NG Wukari
RU Krasnogorsk
USCA San Marcos
BE Leuven
RU Pushkin
CU Moa
CN Lianzhou
IT Ferrara
TR Rize
DZ Beni Mered
NG Igbo-Ora
GB Nuneaton
CM Foumban
EG Zefta
IN Kapūrthala
JP Kaizuka
ID Palimanan
GB High Peak
BR Patos
USFL Plantation
ML Ségou
MY Semenyih
RO Tulcea
JP Maizuru
USMA Lynn
AR Villa María
TH Ratchaburi
ID Pamekasan
CO Riohacha
NL Venlo
DE Esslingen
MA Errachidia
GB Darlington
ID Pandeglang
USFL Miami Beach
NP Dhangaḍhi̇̄
CN Dongcun
IN Dīsa
USCA Arden-Arcade
ID Pariaman
ID Kudus
JP Kimitsu
TR Ereğli
USCA Westminster
IN Kohima
USCO Longmont
ZA Delmas
CO Duitama
TR Ağrı
CN Danjiangkou
MX Tepatitlán de Morelos
IN Betūl
TR Erciş
IN Kāraikkudi
CH Winterthur
ES Lorca
RU Bugul’ma
IT Sassari
TZ Kilosa
ID Caringin
USCA Santa Barbara
PH Calumpit
TH Nakhon Sawan
JP Ginowan
UA Konotop
CN Zhongshu
NP Butwāl
BR Timóteo
GB Southport
CN Huazhou
IR Marīvān
GR Kalamariá
DE Ratingen
USCA Redding
FR Tourcoing
MX Cárdenas
ZA Grahamstown
CN Longquan
VN Phan Rang-Tháp Chàm
CN Yatou
NL Leeuwarden
CN Lingyuan
DE Marl
USGA Macon
BE Mons
UA Kostyantynivka
IN Balāngīr
CO Zipaquirá
BR Muriaé
CN Duyun
BR Cambé
CN Pingdu
ZM Kasama
BR Bayeux
IR Alīgūdarz
TR Niğde
VN Thủ Dầu Một
DE Lünen
JP Onomichi
CN Gaoyou
TR Lüleburgaz
MM Myitkyina
MM Chauk
CN Yulinshi
BR Bento Gonçalves
MM Mogok
BR Caraguatatuba
KR Namyangju
YE ‘Amrān
USID Meridian
NO Drammen
USCA San Leandro
BD Kishorganj
FR Montreuil
NG Emure-Ekiti
CN Hanting
IN Datia
AT Klagenfurt am Wörthersee
CN Baise City
USNC Greenville
CN Tongren
EG Ţahţā
TR Körfez
GB Chester
RU Kuznetsk
EG Samālūţ
CN Xihe
BR Itanhaém
IN Valparai
USCA Chico
IN Kovilpatti
IN Vaniyambadi
ES Coslada
CN Duobao
RU Kirovo-Chepetsk
RU Berdsk
GB Stevenage
ET Harar
ZA Warmbaths
AR Reconquista
IN Bhandāra
SE Huddinge
CN Sishui
CA Ajax
MY Marudi
USOK Edmond
IE Luimneach
GB Wembley
UA Krasnyy Luch
IR Alvand
IN Roha
CN Gantang
CA Kanata
MQ Fort-de-France
IT Ancona
NG Isieke
BW Francistown
CN Huaidian
JP Ōmura
USID Nampa
IN Muktsar
LK Point Pedro
FR Avignon
RU Gatchina
GB Grays
JP Tsuyama
BR Santana do Livramento
VE Yaritagua
CN Yiwu
MM Nyaunglebin
CN Jinjiang
RW Butare
PK Mianwali
AL Vlorë
IN Luckeesarai
BR Almirante Tamandaré
IN Bārmer
IN Murādnagar
SY Tartouss
CN Fujin
NI Granada
GR Níkaia
IN Tinsukia
OM Şaḩam
PL Białołeka
FR Marseille 13
CN Huaicheng
IN Shahdol
JP Izumo
KR Kwangyang
HT Miragoâne
IN Manjeri
MY Port Dickson
KR Hongseong
IN Mahobā
TZ Sumbawanga
MM Mudon
CN Lucheng
CN Hede
FI Kuopio
VE Valle de La Pascua
TH Phuket
GB Harrogate
KR Sokcho
ID Banjar
BD Bibir Hat
TR Nusaybin
ID Lhokseumawe
ID Cicurug
CN Lengshuitan
ID Kartasura
MM Shwebo
TR Salihli
ES Talavera de la Reina
GB Hartlepool
CO Fusagasugá
PH Mangaldan
USMA Newton
USNJ Toms River
BR Crato
AR Zárate
USMA Fall River
BD Habiganj
IL Modi‘in Makkabbim Re‘ut
CZ Pardubice
CN Wangqing
AR Rafaela
USIN Carmel
IN Contai
DE Hanau am Main
BR Valinhos
BO Montero
IN Sangrūr
PE Chosica
JP Ashiya
PK Chaman
NE Alaghsas
USNC Asheville
JP Iwata
UA Brovary
JP Kōnosu
IT La Spezia
USCT Norwalk
USIL Waukegan
USFL Deltona
PK Kandhkot
USCA Hawthorne
RO Târgovişte
SA Al Bahah
BR São Lourenço da Mata
BR Nova Lima
NP Mahendranagar
ID Klangenan
LA Pakse
CO Ciénaga
BR Brusque
NG Ifo
AL Shkodër
IN Pollachi
USAR Fort Smith
IN Deoband
USVA Suffolk
USTX Sugar Land
HR Osijek
JP Nabari
USCA Livermore
TR Kozan
IN Neyyāttinkara
IN Tāndā
PK Hasilpur
RU Sarov
SL Koidu
PH Arayat
USNH Nashua
CN Yingchuan
IR Qorveh
MX Cholula
TR Yozgat
SY Ath Thawrah
USPA Reading
CM Ébolowa
CA Saint John
CA Pickering
PH Surigao
TM Balkanabat
RU Yeysk
TR Çanakkale
CA Brantford
VE San Juan de los Morros
CN Hanchuan
ID Majalengka
RU Buzuluk
ES El Puerto de Santa María
USNC Concord
SL Makeni
DE Velbert
BR Barra do Piraí
SD Kadugli
UA Uman
CN Qiongshan
AR Pergamino
RW Gitarama
DE Ludwigsburg
CN Xiangxiang
CN Deqing
USCA Indio
USNM Rio Rancho
USNM Enchanted Hills
IN Bārān
USUT Sandy
TR Patnos
USCA Whittier
CN Yanjiang
USNY Canarsie
PK Arifwala
BF Koudougou
PL Jelenia Góra
BO Quillacollo
GR Glyfáda
BG Shumen
NG Igede-Ekiti
USWA Kirkland
CN Mishan
SE Lund
CN Nenjiang
BR Alegrete
PH Angono
BR Caieiras
USCA Menifee
IN Dhamtari
USCA Newport Beach
IN Tiruchengode
VE Porlamar
USCA Tracy
SD Ad Douiem
USCA Citrus Heights
AO Malanje
VE La Victoria
USOR Bend
IN Chīrāla
AZ Saatlı
RU Gubkin
ML Gao
BJ Lokossa
NG Effium
IN Jharia
MX Hacienda Santa Fe
PE Huaraz
IN Akot
PK Mianke Mor
TH Ban Mai
ZA Louis Trichardt
USMI Canton
IN Rājpura
IN Madgaon
PR Caguas
USFL Lehigh Acres
USNY Greenburgh
CN Shizilu
LK Batticaloa
FR Asnières-sur-Seine
FR Nanterre
CO Tumaco
RU Chaykovskiy
JP Yotsukaidō
MX Atlixco
RW Musanze
IN Sardārshahr
BR Barra do Corda
IN Mayiladuthurai
EG Būsh
ID Bojonegoro
CN Zhaogezhuang
MK Bitola
KW Al Farwānīyah
ES Cornellà de Llobregat
AE Al Fujairah City
PH Victorias
JP Hamakita
EC Tulcán
NG Idanre
BR Igarassu
CO Apartadó
USMN Bloomington
PH Tagbilaran City
TW Puli
USMD Germantown
CO Piedecuesta
CD Mbanza-Ngungu
JP Gyōda
ES Las Rozas de Madrid
USNJ Clifton
SK Nitra
AR Olavarría
CN Qamdo
JP Hannō
UZ Bekobod
UA Berdychiv
ID Kasihan
IN Kāmthi
JP Kashiwazaki
ES Orihuela
CN Nanfeng
GB Cannock
USMN Duluth
USIL Champaign
CN Zhangjiajie
IR Borāzjān
ET Sodo
GR Volos
NG Potiskum
RS Novi Pazar
SK Žilina
ZM Chipata
FR Poitiers
NG Keffi
RU Usol’ye-Sibirskoye
IT Torre del Greco
ET Shashemenē
IN Parādīp Garh
DE Flensburg
JP Ryūgasaki
CN Helong
AR Río Gallegos
IN Paramagudi
MX Tecomán
CL San Antonio
GB Hemel Hempstead
USCA Chino
CN Hailin
USCA Alhambra
IN Osmanabad
CN Nanding
PK Attock City
USUT Ogden
UA Shostka
FR Versailles
CN Guozhen
AE Khalifah A City
SA Tārūt
IN Aruppukkottai
MX Los Reyes Acaquilpan
EG Ḩawsh ‘Īsá
BR Paulo Afonso
BR Ituiutaba
LY Al Marj
USCA Redwood City
CN Dengzhou
LY Gharyan
RU Yegor’yevsk
FR Courbevoie
USWA Bellingham
CN Qufu
LV Liepāja
JP Iwamizawa
USMO O'Fallon
FI Jyväskylä
AR Junín
LA Thakhèk
CO Montelíbano
JO Rukban
HT Gonaïves
MA Oued Zem
CA Nanaimo
BR Esteio
IN Bāruni
USAL Hoover
FR Créteil
GR Ílion
BD Mādārīpur
MX Ciudad Mante
NP Hetauda
CN Laojunmiao
DE Cottbus
MX Túxpam de Rodríguez Cano
PH Panabo
NG Epe
BR Sarandi
DZ Aflou
NG Gamboru
MX Tlaxcala
TR Akhisar
USCT Danbury
ID Sumenep
CM Guider
LK Katunayaka
KR Eisen
IN Bijnor
PH Mariveles
GB St Albans
TW Daxi
USCT East Norwalk
USTX Edinburg
USFL Sunrise
BR Itaperuna
UA Kadiyivka
ZA Dundee
DE Wilhelmshaven
CN Zhoushan
ID Ambarawa
PL Nowy Sącz
NG Ogaminana
IN Anakāpalle
ZA Piet Retief
CN Dazhong
MX Heróica Zitácuaro
GB Redditch
TH Songkhla
BO Trinidad
ZA Phuthaditjhaba
ES Avilés
TR Çerkezköy
CN Jinxiang
ES El Ejido
USNJ Trenton
RU Yurga
MU Curepipe
USNM Santa Fe
MA Al Fqih Ben Çalah
USIN Bloomington
CM Foumbot
BD Feni
KR Wanju
IN Najībābād
JP Kakegawa
PH Binonga
IN Dohad
CN Xiannü
BR Santana
USIL Cicero
USCA Hemet
IN Rāmgarh
JP Gotenba
MX Ocotlán
DZ El Khroub
GB South Shields
ZA Bethlehem
GB Derry
EG Munūf
NL Hilversum
CN Lingdong
RW Gisenyi
CN Nanzhang Chengguanzhen
IL Herzliya
PH NIA Valencia
CO Ocaña
BJ Ouidah
USAZ Ahwatukee Foothills
DE Tübingen
KR Yangp'yŏng
KR Ungsang
IN Kāvali
USGA Johns Creek
MX La Piedad
JP Yachimata
USTX Mission
AU Mandurah
BR Codó
USMI Troy
PH Marilao
USCA Buena Park
CN Xucheng
NG Ihiala
SE Umeå
JP Katori-shi
ID Margahayukencana
ID Galesong
ES Guadalajara
NP Madhyapur Thimi
CN Hecun
UA Chervonohrad
JP Kamigyō-ku
CN Ningyang
MG Antsiranana
CN Jinshi
GB Weston-super-Mare
TR Amasya
JP Sanjō
USFL Palm Coast
CN Yuanping
DE Minden
JM Montego Bay
RS Kraljevo
USAR Fayetteville
USIA Sioux City
BO Yacuiba
IR Shīrvān
CZ Havířov
PK Chichawatni
IQ Ash Shaţrah
PH Sorsogon
FR Pau
ES Roquetas de Mar
ES Palencia
CN Pizhou
GB Halifax
CN Changqing
BR Araxá
KR Sinhyeon
CN Xindian
AR San Martín
IN Jangipur
CL Chiguayante
TR Muş
JP Sano
RU Anzhero-Sudzhensk
MA Taourirt
CN Shache
CN Yima
EG Ashmūn
USCA Lake Forest
BG Pernik
BR Redenção
IN Dhār
USCA Merced
ES Sant Boi de Llobregat
ES Pozuelo de Alarcón
TZ Bagamoyo
MY Cukai
CN Shangzhi
IN Hānsi
CN Nangong
GT Chimaltenango
CN Lüshun
RU Troitsk
SK Banská Bystrica
JO Mādabā
JP Kanoya
AE Reef Al Fujairah City
TR Nizip
TR Kilis
FR Colombes
ES Toledo
BD Lākshām
USTX Longview
BY Polatsk
CN Quzhou
TR Fatsa
BJ Abomey
VE Tinaquillo
RU Azov
JP Tochigi
USTX Bryan
NG Ipoti
JP Marugame
CN Shiwan
GB Beckenham
USMI Westland
CA Niagara Falls
BD Ishurdi
TN Kasserine
IT Como
GB Tamworth
TH Phra Nakhon Si Ayutthaya
BR Abreu e Lima
PA David
PK Bhakkar
CO La Dorada
AR Presidencia Roque Sáenz Peña
BR Itajubá
SA Qal‘at Bīshah
CI Agboville
DE Villingen-Schwenningen
RU Kaspiysk
AR Luján
IT Lucca
CN Tangping
SA Ar Rass
USRI Warwick
UA Mukacheve
ID Watampone
AR Campana
USCA Lakewood
IR Salmās
ES Pontevedra
GE Sokhumi
SY Al Ḩasakah
KR Mungyeong
IN Kadiri
BR Lavras
IN Dhorāji
PK Kharian
IN Rāyachoti
CN Yudong
KZ Balqash
PR Guaynabo
JP Yashio
USMI Farmington Hills
IN Khambhāt
BD Sarishābāri
USAZ San Tan Valley
RO Bistriţa
USSC Mount Pleasant
BR Avaré
DE Konstanz
JP Tatebayashi
PL Konin
TN Gafsa
BR Formosa
RO Reşiţa
BR Leme
NG Lalupon
DE Worms
USRI Cranston
RU Ozersk
RU Yessentuki
FR Vitry-sur-Seine
USFL Largo
TR Cizre
KR Naesŏ
IN Nirmal
MU Quatre Bornes
IN Emmiganūr
MW Zomba
CN Feicheng
BJ Natitingou
IT Ravenna
CN Shanting
IN Jeypore
NL Hengelo
JP Shibata
JP Gamagōri
DZ Rouissat
RU Klin
IL Kfar Saba
JP Izumiōtsu
ES Getxo
IN Kotkapura
MA Berkane
JP Toride
IT Lecce
USVA South Suffolk
CM Bafang
USAZ Avondale
TG Atakpamé
FR Aulnay-sous-Bois
USCA Tustin
DZ Berrouaghia
TR Bingöl
UA Bakhmut
AE Bani Yas City
AR Necochea
TR Elbistan
IN Udhampur
USCA Mountain View
USCA Napa
IN Kairāna
NE Tahoua
IT Trento
JP Mihara
CN Zhuanghe
IN Bālāghāt
IR Bonāb
CN Loushanguan
USMA Somerville
CN Baoying
IT Giugliano in Campania
ID Kedungwaru
CM Yagoua
USMA Lawrence
CN Dashiqiao
CM Mbalmayo
CN Panshi
ID Serpong
JO As Salţ
AO Namibe
PL Piotrków Trybunalski
USFL Melbourne
BG Yambol
CM Meïganga
RU Vorkuta
JP Ushiku
ES Gandia
IN Mānsa
IR Shahre Jadide Andisheh
IL Ra'anana
CN Rikaze
VN Cung Kiệm
NG Ughelli
DE Dorsten
GB Scunthorpe
GB Stockton-on-Tees
USOH Parma
USNY New Rochelle
IN Anantnag
BR Cruzeiro do Sul
USVA Lynchburg
USOR Medford
TN La Goulette
RS Zrenjanin
USFL Deerfield Beach
GT Chichicastenango
ID Sibolga
BG Haskovo
MX Ciudad Lerdo
CN Taixing
IN Kāraikāl
ID Genteng
PH Kidapawan
MN Erdenet
NL Amstelveen
NG Bende
RU Kropotkin
BR Itumbiara
NG Oke Mesi
BR Maricá
BH Ar Rifā‘
HU Szombathely
NG Kafanchan
IT Busto Arsizio
USCA Pleasanton
PH Norzagaray
IN Jharsuguda
CN Tangjiazhuang
RU Shadrinsk
CA Willowdale
MA Sidi Slimane
GT Huehuetenango
IN Brājarājnagar
UA Drohobych
IT Lido di Ostia
IT Cesena
DE Lüdenscheid
OM Rustaq
IR Behbahān
TN Zarzis
ES Sant Cugat del Vallès
IN Kottagūdem
IN Nawābganj
ID Gedangan
CN Shouguang
MX Ciudad Lázaro Cárdenas
CN Yanta
ZW Kadoma
UG Bwizibwera
USMN Brooklyn Park
GN Gueckedou
CN Zhuangyuan
NG Ikom
IN Arakkonam
CN Wuyang
PH Gapan
JP Kashihara
CN Xiongzhou
ID Ponorogo
NG Agulu
BD Netrakona
BR Ubatuba
USAZ Goodyear
KH Paoy Paet
RO Slatina
GB Wakefield
IT Catanzaro
PK Layyah
PE Cerro de Pasco
USWA Kennewick
DE Marburg an der Lahn
FR Marseille 08
SN Tambacounda
TJ Kŭlob
LY Darnah
VE San Fernando de Apure
CN Shitanjing
CZ Zlín
TH Chiang Rai
BE Deurne
EG Manfalūţ
MM Sagaing
IN Koch Bihār
CN Tumen
BR Três Lagoas
IN Dod Ballāpur
AR Gualeguaychú
ES Ceuta
ZA Mthatha
MZ Dondo
PR Mayagüez
RU Vyborg
USCA Alameda
ES Arona
BR São João del Rei
IN Bhadohi
IT Brindisi
ES Torrent
GB Carlisle
USFL Town 'n' Country
USCA Bellflower
IN Kātoya
ML Kayes
CN Youhao
DE Neumünster
RU Reutov
MY Putatan
JP Karatsu
USCA Chino Hills
TH Bang Kruai
USIL Bloomington
NG Daura
IQ Al Ḩayy
CN Pingyi
BR Mogi Mirim
JP Iizuka
LK Valvedditturai
IN Jamūī
CN Linping
GR Ilioúpoli
LB Zahlé
PH Daet
USFL Alafaya
GH Wa
BR Abaetetuba
IN Harihar
IN Mancherāl
DE Castrop-Rauxel
IT Marsala
JP Ōbu
USAR Springdale
IN Kadayanallur
FR Marseille 15
ID Ciranjang-hilir
CN Linkou
USWI Racine
CO Ipiales
NL Roosendaal
IN Daltonganj
GM Brikama
TR Hakkâri
MY Keningau
GB Gateshead
CN Bijie
CN Huangmei
NG Numan
USIN Hammond
IT Treviso
USCA Milpitas
PL Inowrocław
BR São Bento do Sul
TR Ünye
CN Songling
CN Jishui
BE Aalst
PL Lubin
BE Mechelen
IR Shūshtar
GB Lisburn
TR Kars
PK Kambar
CN Linqu
IN Farīdkot
JP Wako
IR Khomeyn
CN Shulan
PH Apalit
BR Itaúna
IN Balrāmpur
FJ Suva
JP Hatsukaichi
MX Matehuala
DE Dessau
RO Focșani
ES Chiclana de la Frontera
IN Bāramūla
CN Yanzhou
MX Agua Prieta
IT Pesaro
MX Kanasín
MX Cozumel
ID Ende
VE San Carlos
PH Pulilan
PL Siedlce
CN Jiexiu
DZ Ksar el Boukhari
DO Santa Cruz de Barahona
USIN Gary
CL Ovalle
PH Polangui
USPA Scranton
BR São Mateus
MX Amozoc de Mota
GN Coyah
RU Voskresensk
GR Keratsíni
USCA Baldwin Park
IN Dhuliān
CN Hunchun
ZA Sasolburg
NG Kagoro
IT Pisa
USWA Auburn
UA Yalta
CN Huangshan
CA Chilliwack
IN Mawāna
JP Tsurusaki
DE Gladbeck
KZ Sarkand
IN Karur
FR Marseille 09
IT Varese
EG Damietta
CU Puerto Padre
PA Arraiján
FR La Rochelle
IN Kundla
USIN Fishers
USMO Saint Joseph
FI Pori
VE San Felipe
PK Moro
NL Purmerend
CN Liangxiang
FR Champigny-sur-Marne
IN Manmād
IN Kannauj
LU Luxembourg
BE La Louvière
RE Saint-Pierre
RS Pančevo
CN Fenghua
PA Colón
IN Malaut
FR Rueil-Malmaison
VE Villa de Cura
PH Guiguinto
DE Arnsberg
MX Salina Cruz
IN Nagīna
ES Manresa
BR Jataí
BR São João da Boa Vista
USTX Pharr
IT Sesto San Giovanni
BR Lorena
GB Fylde
UG Mbale
IN Badagara
DE Rheine
IN Jagdalpur
BR Santa Cruz do Capibaribe
USCA Upland
CN Guigang
NL Oss
KP Yuktae-dong
FR Antibes
CN Yangliuqing
USCA Folsom
BR São Sebastião
IT Arezzo
IN Jumri Tilaiyā
BR Tucuruí
USTX Baytown
JP Furukawa
BR Embu Guaçu
IT Latina
ZW Masvingo
RU Mineralnye Vody
EC Babahoyo
MK Kumanovo
TR Midyat
PG Lae
LK Matara
IR Nahāvand
ID Tuban
TH Sakon Nakhon
CA Repentigny
PK Mian Channun
GB Paisley
SZ Mbabane
IN Baj Baj
CN Qingquan
DE Viersen
RU Birobidzhan
USCA San Ramon
USNJ Camden
GB Bracknell
IN Konnagar
USLA Lake Charles
BR Sapiranga
USMI Kalamazoo
HU Parádsasvár
CA Fort McMurray
NZ Palmerston North
IN Ratnagiri
ID Kebomas
BG Pazardzhik
BJ Savé
ET Hosa’ina
USIL Arlington Heights
ES San Sebastián de los Reyes
USMN Plymouth
AF Maymana
DE Delmenhorst
CN Lintong
EC La Libertad
IN Hingoli
CA Peterborough
HN Ciudad Choluteca
DZ Khemis Miliana
ID Karangsembung
IL Hadera
CN Laixi
RU Kamensk-Shakhtinskiy
TM Bayramaly
GB Newcastle under Lyme
BR Pará de Minas
JP Shimada
RU Belovo
JP Takefu
ID Tarub
USMI Waterford
TR Iğdır
KR Muan
KG Jalal-Abad
PK Turbat
IN Bodināyakkanūr
CN Yinzhu
IN Khadki
RU Chekhov
BA Bihać
IQ Jamjamāl
LK Battaramulla South
ID Batu
IN Dhrāngadhra
GB Crewe
PL Piła
TR Nevşehir
USIL Evanston
MX San Martin Texmelucan de Labastida
GB Chatham
UA Nizhyn
HU Szolnok
NG Ode
USCA Manteca
NL Schiedam
PK Shahdad Kot
FR Saint-Maur-des-Fossés
BR Campo Mourão
USFL Kendall
MY Ulu Tiram
DZ Azzaba
TR Silifke
PL Mysłowice
USMI Wyoming
RS Kruševac
KR Hongch’ŏn
KH Kampong Chhnang
CN Shangmei
IN Pāloncha
NG Igbo-Ukwu
USCO Loveland
USNY Cheektowaga
GB Hove
USNY Kings Bridge
KE Kitale
PY Pedro Juan Caballero
CO Quibdó
TG Kpalimé
AR Cipolletti
JP Okegawa
DE Bayreuth
VN Củ Chi
EH Dakhla
NL Spijkenisse
PY Encarnación
USCA Perris
SE Haninge
TN Ben Arous
JO Ar Ramthā
USPA Bethlehem
SE Gävle
IN Gūdūr
USGA Albany
MX Juchitán de Zaragoza
CN Huilong
ER Keren
TR Silopi
CN Beidao
MA Sidi Qacem
DE Troisdorf
GB Aylesbury
PK Bhalwal
IN Ankleshwar
GB East Kilbride
NL Helmond
CN Yanggu
IN Tīkamgarh
ID Sungailiat
JP Miki
BR Cachoeira do Sul
USIL Schaumburg
KR Changnyeong
AR Gobernador Gálvez
PK Dipalpur
MZ António Enes
LY Al Bayḑā’
RU Asbest
USNC Gastonia
USNY Brownsville
USCA Union City
TR Bismil
NG Aramoko-Ekiti
CN Shancheng
FR Calais
DE Gießen
CN Nanma
IN Srivilliputhur
USIL Bolingbrook
MN Darhan
CA Newmarket
SO Bosaso
IN Sivakasi
ES Ferrol
MX Silao
USIA Iowa City
AU Mackay
IN Pilkhua
KR Seosan
GR Khalándrion
ES Vélez-Málaga
TD Abéché
CN Suixi
USUT Layton
CN Xinmin
USTX Missouri City
USWI Appleton
NG Igbara-Odo
IN Ambājogāi
SN Mbaké
USMI Shelby
MX Fuentes del Valle
FR Béziers
AR San Ramón de la Nueva Orán
CN Gucheng Chengguanzhen
CN Xianshuigu
ZA Standerton
ES Ciudad Real
BO Riberalta
USFL Fort Myers
JP Inuyama
IN Bela
PL Ostrowiec Świętokrzyski
USFL Boynton Beach
BR Santo Antônio de Jesus
DE Bocholt
IN Bodhan
CN Yunyang
USAR Jonesboro
MA Khenifra
MZ Inhambane
BE Kortrijk
IT Gela
IN Rabkavi
IT Pistoia
AR Chimbas
MK Prilep
NG Ozubulu
NL Vlaardingen
ES Mijas
MA Ifrane
CI Grand-Bassam
NG Aku
CN Guixi
EG Kafr az Zayyāt
IN Karauli
CN Lanxi
IN Savarkundla
DE Detmold
OM Al Buraymī
MY Labuan
CN Genhe
ID Gresik
NG Oyan
IN Shāhābād
CA Red Deer
ID Sewon
CN Luocheng
PK Badin
USSD Rapid City
CD Kamina
IN Chāndpur
IR Nūrābād
IR Naqadeh
NG Jega
USGA Warner Robins
IN Gokak
ES Melilla
USMI Rochester Hills
IN Sikandarābād
NG Asaba
JP Kukichūō
CO Aguachica
NG Ohafia-Ifigh
TZ Mpanda
CN Juegang
IN Virudunagar
DO Bonao
MZ Cuamba
TR Belek
USIL Decatur
UY Paysandú
TR Tatvan
AR General Roca
PH Kawit
RU Peterhof
MY Taman Senai
USMI Southfield
GB Rugby
JP Satsumasendai
DZ Tamanrasset
PL Siemianowice Śląskie
JP Hanamaki
TR Kâhta
UA Novomoskovs’k
BY Zhlobin
GR Néa Smýrni
BD Joypur Hāt
VE Araure
IN Dausa
ID Jatibarang
GE Zugdidi
KR Koch'ang
CN Shixing
AZ Qaraçuxur
ES Rubí
VN Móng Cái
CN Dongdu
PH Balanga
DO San Juan de la Maguana
MK Tetovo
IN Valsād
PL Ostrów Wielkopolski
USUT Saint George
PK Pano Aqil
BR Paranavaí
IT Caserta
IN Ambikāpur
TH Krathum Baen
USCT New Britain
CN Dongkan
RU Minusinsk
BR João Monlevade
NO Fredrikstad
GB Salford
CN Jiuquan
NL Almelo
PK Kotri
CN Dingcheng
PK Tando Muhammad Khan
CN Lichuan
RU Georgiyevsk
RU Yelabuga
USTN Franklin
RU Naro-Fominsk
CM Bali
CN Miyang
BR Matão
CN Beichengqu
KR Gongju
PK Harunabad
BR Bacabal
PH Ilagan
BR Caçapava
AR Venado Tuerto
MR Nouadhibou
IN Pālghar
GR Maroúsi
CN Xinzhi
USCA Turlock
IN Dharapuram
DZ Aïn Touta
MZ Montepuez
USTX Temple
MX Guanajuato
XK Suva Reka
DK Esbjerg
SA Ash Shafā
USCA Apple Valley
PH Sagay
CA Sarnia
KR Kyosai
CM Limbe
DZ Cheria
ID Kuningan
BR Arujá
OM Nizwá
PH Capas
CN Zhoucheng
BR Cruzeiro
PY Mariano Roque Alonso
CY Larnaca
GB Purley
USCA Lynwood
USWI Waukesha
BR Patrocínio
NL Gouda
USDE Wilmington
BR Três Rios
KR Yangsan
ZA Bothaville
CN Caidian
USOH Canton
GB Guildford
NG Afikpo
BR Bebedouro
USMS Gulfport
RU Sunzha
GT Amatitlán
IT Fuorigrotta
IN Chintāmani
IN Farīdpur
UA Izmail
TR Yüksekova
DZ Birkhadem
GB Shrewsbury
NL Zaandam
UA Shakhtars’k
SE Borås
DZ Chelghoum el Aïd
JP Yawata
NG Apomu
CN Xiuyan
CA Saint-Jean-sur-Richelieu
SY Dārayyā
SV Delgado
USRI Pawtucket
IN Pusad
MY Donggongon
IN Madhubani
RU Chernogorsk
USFL Lauderhill
JP Itō
USSC Rock Hill
TN Monastir
BR São Cristóvão
AF Khanabad
VE Güigüe
ID Sragen
IR Tākestān
IN Sirsilla
ES Fuengirola
PH Solana
NG Fiditi
USMD Silver Spring
GB Barnsley
DE Norderstedt
CO Yumbo
BR Alfenas
NP Triyuga
IN Vapi
TR Khanjarah
TR Mardin
ZA Upington
RU Zelenogorsk
USMS West Gulfport
ZA Parys
BG Blagoevgrad
GR Agios Dimitrios
JP Kazo
TR Yalova
FR Dunkerque
CN Changtu
JP Yukuhashi
PH Bulacan
DE Lüneburg
HR Zadar
EG Abū Tīj
MX El Pueblito
USTX Flower Mound
BY Svyetlahorsk
PL Stargard
BR Ijuí
CN Anlu
MX Guasave
PH Tagaytay
CN Yilan
USND Bismarck
OM Sur
MX San Francisco del Rincón
USVA Centreville
MA Taroudant
USIN Lafayette
IT Cinisello Balsamo
BD Thākurgaon
USNJ Passaic
BI Muyinga
CN Guiping
TR Gemlik
CN Fu’an
JP Tenri
USFL Riverview
IN Kāmāreddi
USCA Redlands
ES Benidorm
NG Orita Eruwa
GR Zográfos
USMT Missoula
USCA Rancho Cordova
DE Celle
IN Bolpur
IN Rānāghāt
GB Lowestoft
KP Hongwŏn
FR Aubervilliers
BR Altamira
IN Fāzilka
CN Kuandian
AU Bundaberg
PT Vila Nova de Gaia
GH Ejura
GB Gosport
IR Mīnāb
CN Poyang
CN Yongfeng
PH Plaridel
RU Kopeysk
NG Eha Amufu
SE Södertälje
CN Gongchangling
BR Paracatu
IN Beypore
LT Alytus
UA Pervomays’k
NL Lelystad
CN Jimo
NG Malumfashi
BR Carpina
IE Gaillimh
MA Essaouira
TZ Bukoba
MG Antanifotsy
CA Lethbridge
CV Mindelo
IN Dādri
RW Byumba
JP Dazaifu
DE Dinslaken
CH Sankt Gallen
USTX New Braunfels
PL Pabianice
HU Tatabánya
PH Mariano
IN Auraiya
IT Lamezia Terme
RU Vol’sk
USNJ Cherry Hill
CN Baiquan
RU Beloretsk
CU Contramaestre
PK Pattoki
RU Ishimbay
TR Kastamonu
ID Pagar Alam
BR Iguatu
CN Jiangyan
CN Shiguai
JP Maebaru-chūō
USAZ Flagstaff
GH Sunyani
PH Danao
PL Gniezno
NL Alphen aan den Rijn
TR Kadirli
AR Goya
VN Cho Dok
AZ Şirvan
ZA Schweizer-Reneke
RU Adler
TR Doğubayazıt
KG Karakol
CN Haining
ES Alcalá de Guadaira
RU Chapayevsk
IN Bāpatla
MM Taungdwingyi
NP Inaruwa
CD Lisala
USIN Muncie
IN Payyannūr
DE Bamberg
IQ Khāliş
FR Cannes
MA Tiflet
CZ Kladno
TR Ayvalık
PK Chenab Nagar
KZ Baikonur
GB Southall
PL Fordon
CA Maple Ridge
GH Ho
RE Le Tampon
USFL Weston
GR Aigáleo
CN Mengcheng Chengguanzhen
CN Wangkui
IR Abhar
CU Güira de Melena
IN Talipparamba
ID Mertoyudan
BR Votuporanga
CU Consolación del Sur
IN Tindivanam
MY Segamat
MX San Miguel de Allende
FR Mérignac
MX San José del Cabo
SK Trnava
ID Bondowoso
PK Kahror Pakka
DZ Sidi Aïssa
GT Totonicapán
IR Dehdasht
NG Kaura Namoda
GH Techiman
UY Las Piedras
CI Dabou
IR Chālūs
ET Arba Minch
BR Paragominas
IR Khāsh
VN Tuy Hòa
CA Brossard
JP Tanabe
IN Shirpur
CL Linares
USMD Frederick
MX Frontera
BR Lins
AR Villa Carlos Paz
USWA Pasco
MM Syriam
USCA Pittsburg
YE Sayyān
BR Jaboticabal
PK Gujar Khan
EG Isnā
PK Chuchar-kana Mandi
USIL Palatine
MY Kampong Baharu Balakong
DZ Larbaâ
IN Bāsoda
CM Bafia
CO Arauca
KR Anseong
CN Jiehu
RO Vaslui
PL Suwałki
BE Hasselt
GB Stafford
USTX North Richland Hills
JP Ōmihachiman
USNJ Union City
USFL Kissimmee
CN Linjiang
RO Hunedoara
RO Giurgiu
PK Toba Tek Singh
CN Tantou
IN Jorhāt
ID Nganjuk
BE Ostend
BE Sint-Niklaas
UZ Denov
CN Xiaoshi
PH Magalang
MM Bogale
CU Güines
GB Royal Tunbridge Wells
USCA Walnut Creek
JP Saku
JP Hekinan
NL Hoorn
PH Libon
CM Wum
PE Chulucanas
DZ Mila
RU Tuymazy
IN Sindhnūr
JP Sukagawa
NG Enugu-Ukwu
ZA Ga-Rankuwa
EG Abnūb
ES Ponferrada
JP Fukuchiyama
CA Kamloops
NG Idah
DZ Bir el Ater
BR Viçosa
IN Bargarh
RU Lys’va
ZA Knysna
DZ Sougueur
BR São Sebastião do Paraíso
USNY Mount Vernon
IN Wāshīm
IN Visnagar
CN Heishan
USTX Conroe
RU Borisoglebsk
JP Moriyama
NG Obonoma
USAL Dothan
RU Sosnovyy Bor
UA Feodosiya
IN Palwancha
DE Aschaffenburg
CO Sabanalarga
PL Głogów
IN Keshod
CN Binhe
CO Chinchiná
JP Tsuruga
MX Cabo San Lucas
USIA Waterloo
PH Tanauan
IN Kānnangād
CN Pengcheng
DZ Aïn Fakroun
ES Rivas-Vaciamadrid
EG Al Qūşīyah
USMN Maple Grove
EG Al Jammālīyah
CN Shima
IN Bīsalpur
CN Mingguang
CN Ninghai
USMA Framingham
PE San Isidro
TM Türkmenbaşy
PK Narowal
KW Al Faḩāḩīl
IN Tanuku
ZA Saldanha
UA Pokrovsk
RU Dolgoprudnyy
AU Bunbury
DZ Tolga
CD Lodja
TR Söke
IN Attili
USCA Redondo Beach
JP Matsutō
IR Langarūd
IN Bālotra
MX Cadereyta Jiménez
ES Majadahonda
CN Kuqa
USLA Bossier City
DZ Es Senia
DE Neubrandenburg
PH Catbalogan
CU Artemisa
MX Valle de Santiago
BR Balsas
IN Pithampur
PL Chełm
UA Chystyakove
DZ Bir el Djir
UA Sverdlovs’k
IN Munnar
MX Cadereyta
GT Santa Catarina Pinula
IN Chamrajnagar
FR Bourges
IN Pattukkottai
USCA Yorba Linda
TR Ardeşen
CN Chaihe
RU Budënnovsk
CN Minggang
CN Tangzhai
BR Itatiba
ZA Barberton
PH Calbayog City
RU Belogorsk
CZ Most
CY Stróvolos
ES Campiña
AR Concepción del Uruguay
MX San Mateo Atenco
KE Garissa
USMN Woodbury
IT Altamura
CN Dongfeng
RO Roman
RO Bârlad
RO Deva
RU Khanty-Mansiysk
EG Dayrūţ
JP Tamano
CL Quillota
USWI Eau Claire
GB Ellesmere Port
TH Saraburi
RU Ishim
CN Zhenlai
NL Velsen-Zuid
USMD Waldorf
HU Kaposvár
BE Tournai
USNY Forest Hills
EG Al Khārijah
UA Kalush
IR Dāmghān
CN Songjianghe
NL Ede
USCA Davis
PH Subic
JP Tsushima
BD Pālang
USMD Glen Burnie
LY Yafran
NG Agbor
USCA Camarillo
IN Jaisalmer
EG Toukh
CN Luorong
USTX Victoria
PH Bislig
UA Smila
IT Guidonia Montecelio
AO Soio
EG Al Manzalah
IN Arāria
USMD Gaithersburg
PK Shorkot
CN Wenling
TT Chaguanas
BR Santa Inês
NG Ezza-Ohu
MX Ixtapa-Zihuatanejo
GB Rossendale
CN Fuqing
IN Harda Khās
JP Nakatsu
CN Caohe
SE Eskilstuna
USNC Jacksonville
CI Dimbokro
PH City of Isabela
IN Sangamner
TM Tejen
CU San Luis
UG Mukono
CN Pingzhuang
USCA South San Francisco
UG Kasese
PK Shahdadpur
BR Tubarão
RU Kstovo
DE Lippstadt
IN Jaorā
PL Tomaszów Mazowiecki
JP Shiojiri
SN Louga
TR Ödemiş
CN Fengkou
GR Néa Ionía
AU Maitland
CF Mbaïki
IL Bet Shemesh
USLA Kenner
ID Melati
MX Santa Cruz Xoxocotlán
DE Aalen
USNY Jackson Heights
JP Chiryū
FR Saint-Nazaire
PL Przemyśl
IN Buldāna
EE Narva
USMD Rockville
CN Liuhe
USTN Jackson
ID Bima
IN Mettupalayam
USCA Yuba City
SE Solna
IN Anjār
RU Aleksin
USME Portland
USCA Palo Alto
CN Wacheng
MA Oulad Teïma
MG Ambovombe
DE Neuwied
USAZ Casas Adobes
DO Bajos de Haina
USWA Marysville
DE Unna
LK Dambulla
TH Trang
DO Baní
SA Sayhāt
AZ Bakıxanov
PH Dinalupihan
IN Bellampalli
DZ Akbou
USUT South Jordan
IN Channapatna
JP Takayama
IN Ratangarh
CN Tailai
IT Quartu Sant'Elena
TN La Mohammedia
IL Lod
CN Chengyang
LK Maharagama
CN Sanchazi
ZM Kalulushi
IR Fīrūzābād
USWI Oshkosh
MX Ramos Arizpe
LA Savannakhet
GH Aflao
PK Shabqadar
USAR North Little Rock
CN Lianyuan
USFL Homestead
PL Stalowa Wola
PK Mansehra
ID Sokaraja
USNY Bayside
CA White Rock
GB Folkestone
IN Krishnagiri
DE Plauen
UA Kovel
IN Rishīkesh
RU Kungur
IN Goyerkāta
RU Klintsy
JP Tōgane
RU Neryungri
CN Huinan
CA Sault Ste. Marie
USNJ Bayonne
ES Zamora
GB Hounslow
JP Sabae
DZ Besbes
USMN Eagan
RU Leninogorsk
NL Bergen op Zoom
USFL Delray Beach
IN Chāībāsa
PT Algueirão
PT Loures
HT Saint-Marc
KP Rajin
BG Veliko Tŭrnovo
IN Mandamarri
BG Gabrovo
CN Bamiantong
TR Burdur
CN Huanren
CN Qionghu
SY I‘zāz
SE Halmstad
ID Gamping Lor
CN Huanan
RO Alba Iulia
IN Palani
RU Gukovo
ES Sagunto
CU Morón
ID Sampit
IN Nārnaul
CN Zhangjiagang
PL Zamość
CN Xiaolingwei
USTN Johnson City
AO Cabinda
IN Dharmapuri
IN Fatehābād
PH Calapan
CN Beidaihehaibin
USVA Dale City
TR Silvan
PK Shujaabad
RU Lesosibirsk
USTX Cedar Park
TR Soma
SY Jablah
JP Niitsu-honchō
ID Lahat
NZ Rotorua
ES Vilanova i la Geltrú
CN Mengyin
USNY Parkchester
ZA Lichtenburg
USTX Atascocita
USMN Saint Cloud
USMD Ellicott City
IN Palāsa
CN Xiangcheng Chengguanzhen
JP Kashima-shi
USCA Laguna Niguel
IN Basavakalyān
ES Sanlúcar de Barrameda
USMO Saint Charles
USTX Harlingen
RU Polevskoy
BR Pato Branco
IT Pavia
IT Castellammare di Stabia
JP Mooka
GB Wrexham
IN Chingleput
CN Dashitou
PH San Ildefonso
PH San Miguel
TN Al Marsá
PL Kędzierzyn-Koźle
CN Qingyang
CN Babu
MM Pyapon
IN Chopda
BR Paulínia
PH Bais
ES Estepona
IN Panaji
GR Ioánnina
CO Caldas
CA Prince George
CN Yebaishou
CN Huaiyuan Chengguanzhen
USCA San Clemente
USVA West Lynchburg
IN Thenkasi
CL Peñaflor
BH Dār Kulayb
SO Afgooye
ES Torremolinos
TH Sattahip
USMA Framingham Center
CN Xincheng
JP Shiki
BR Lajeado
FR Colmar
BY Rechytsa
JP Tendō
GB Torquay
CM Bangangté
SE Växjö
CN Bianzhuang
IN Yādgīr
UG Masaka
RU Meleuz
MX Tultepec
RU Kumertau
IN Gangārāmpur
IN Ramanathapuram
DE Herten
IN Jagraon
USNY Schenectady
MY Perai
CN Hepingjie
PK Haveli Lakha
MX Rosarito
BR Cruz Alta
ID Tulungagung
NL Capelle aan den IJssel
JP Gushikawa
IN Alīpur Duār
HU Békéscsaba
PK Lala Musa
RU Slavyansk-na-Kubani
CN Ningde
JP Hasuda
CN Fengrun
MA Sefrou
BD Lalmonirhat
IN Kopargaon
BR Aquiraz
USCO Broomfield
USIA Ames
USKS Shawnee
VE La Villa del Rosario
CN Kunyang
ET Ādīgrat
UA Korosten’
AF Bāzār-e Yakāwlang
TJ Qŭrghonteppa
AF Bāzārak
PY Itauguá
USAR Conway
UZ Chust
CN Wanning
CO Villa del Rosario
USNJ East Orange
BG Vratsa
BR Itacoatiara
AF Khulm
MA Youssoufia
IN Bongaigaon
DE Herford
CN Lincheng
AR Don Torcuato
GB Maidenhead
USIL Skokie
IN Malkāpur
VN Tân An
IL Nazareth
GB Kingswood
BR Gurupi
IT Massa
DE Grevenbroich
MK Čair
MX Tecate
BR Itaituba
AZ Nakhchivan
USFL Daytona Beach
IN Kāranja
IN Khatauli
DE Weimar
IN Ashoknagar
KR Hwawŏn
CN Salaqi
TR Ahlat
USMI West Bloomfield Township
USFL Tamarac
IN Siuri
BD Rāipur
IN Nābha
DZ El Bayadh
UY Rivera
USOH Youngstown
GB Taunton
PH Talavera
VE Chacao
BR Santo Ângelo
USCA Lodi
ES La Línea de la Concepción
CN Xunchang
USSC Greenville
CO Chía
LK Kotikawatta
TN Msaken
IN Siddipet
AR Puerto Madryn
PK Mailsi
JP Ōdate
ID Muncar
EG Rosetta
CN Changli
DZ Sidi Khaled
IN Bhawānipatna
IN Khopoli
IN Karwar
TR Akşehir
MX Sahuayo de Morelos
BR Parintins
BN Bandar Seri Begawan
CN Kaihua
PH Concepcion
NP Nepalgunj
CN Yunmeng Chengguanzhen
RU Tikhoretsk
GB Waterlooville
RU Rossosh’
JP Imaichi
PK Shakargarh
PK Ghotki
IE Tallaght
USTX Mansfield
AF Taloqan
KP Ongjin
RU Tuapse
DE Kerpen
TN Skanes
USCA Santa Cruz
USCA Pico Rivera
USCA Madera
ZA Heidelberg
IN Kāyankulam
CN Qinggang
NG Uga
IL Modiin Ilit
IT Alessandria
USWI Janesville
USIA West Des Moines
PY Villa Elisa
RU Aleksandrov
JP Narutochō-mitsuishi
PK Sibi
ES Molina de Segura
IN Chinnachowk
IN Bishnupur
ES Paterna
GR Palaió Fáliro
ZM Mazabuka
UA Khartsyz’k
PH Polomolok
IN Mārkāpur
IN Basmat
GB Macclesfield
BR Curvelo
IN Baheri
USCA Montebello
IN Kunnamkulam
ID Tulangan Utara
BR Itabaiana
GB Bognor Regis
RW Cyangugu
CU Colón
IN Rāghogarh
VE San Antonio de Los Altos
MY Kangar
FR Valence
EG Awsīm
IL Ramla
GB Newtownabbey
IT Cosenza
FR Quimper
VN Thành Phố Uông Bí
NO Kristiansand
EG Al Fashn
PK Jampur
VN Cao Lãnh
MY Kulai
DE Fulda
CN Yangcun
MX Guamúchil
BR Caçador
IN Gopālganj
PL Łomża
USTX Georgetown
SY As Safīrah
TH Kanchanaburi
MZ Chokwé
USGA Alpharetta
BR Ouro Preto
CZ Karviná
GB Kettering
BR Caldas Novas
JP Shimodate
BE Genk
KP Kilju
USOH Lorain
IN Tura
ES Santa Lucía
CN Baihe
BR Irecê
USKY Bowling Green
TH Nong Khai
USNY Flatlands
USMD Dundalk
JP Tosu
DE Dormagen
RU Zarechnyy
RS Užice
GB Buckley
CN Mabai
PL Leszno
DE Bergheim
BR Catalão
TH Samut Sakhon
USMN Eden Prairie
MY Jitra
ES Viladecans
USNJ North Bergen
AE Zayed City
BR Três Corações
GR Korydallós
GB Great Yarmouth
KE Kakamega
DZ Aïn Sefra
ES El Prat de Llobregat
IN Rājsamand
CN Nanlong
BR Rio Largo
USCA Florence-Graham
USMA Waltham
NP Siddharthanagar
JP Fujioka
DE Garbsen
MY Teluk Intan
RU Pavlovo
USWY Cheyenne
IR Dārāb
DZ Frenda
EG Fuwwah
CN Xiazhuang
USCT West Hartford
CN Fuding
BW Molepolole
IN Tāndūr
RO Zalău
BR Valença
BR Vilhena
TR Kuşadası
PL Żory
ID Godean
USAR Rogers
DZ Bougara
IN Sūratgarh
IN Mannargudi
CA Medicine Hat
MX Linares
CL Melipilla
RU Novaya Balakhna
CR Limón
GP Les Abymes
KG Tokmok
CN Botou
JP Fukuroi
IN Sopur
NO Sandnes
USFL Carol City
BR Peruíbe
KR Pubal
DZ Hamma Bouziane
CU Florida
AZ Sheki
CH Lugano
UA Rubizhne
CN Baoqing
NG Nkwerre
JP Ichinoseki
UG Entebbe
VE Machiques
JP Sakurai
BR Itapeva
USCA Encinitas
NG Auchi
ZA Graaff-Reinet
PL Bełchatów
PK Sambrial
GB Runcorn
TR Sorgun
IN Arni
PH Nasugbu
IN Kannur
UA Pryluky
EG Fāqūs
KG Kara-Balta
GB Ashford
IT Afragola
USMA Haverhill
IR Robāţ Karīm
ES Valdemoro
AE Umm Al Quwain City
RU Gus’-Khrustal’nyy
USFL Jupiter
RU Buynaksk
PL Wawer
MY Semporna
UZ Kogon Shahri
BR Cataguases
TR Çubuk
RU Krasnotur’insk
USIA Council Bluffs
TN Houmt El Souk
RU Belebey
TN Tataouine
USFL Wellington
GB Tonypandy
CN Kaitong
USMN West Coon Rapids
IN Dhuburi
IN Puliyangudi
FR Drancy
CN Pingnan
KR Kosong
USFL North Miami
EG Al Khānkah
TZ Singida
FR Noisy-le-Grand
ZA Fochville
IN Sheopur
IN Renukūt
HU Érd
USOH Hamilton
CN Dêqên
FR Villeneuve-d'Ascq
MX Tesistán
CN Songyang
ID Tanjung Pandan
CN Zhaozhou
JP Kitahiroshima
ES Grao de Murviedro
CN Yucheng
GH Berekum
USFL North Port
CD Kipushi
FR La Seyne-sur-Mer
UA Druzhkivka
USCA Tulare
UA Lozova
JP Fussa
CO Rionegro
ID Abepura
RU Rzhev
USMN Coon Rapids
NL Assen
IN Dhenkānāl
BY Slutsk
BD Tungipāra
RU Chistopol’
DZ Reguiba
ID Bangkalan
FR Levallois-Perret
PE Huaral
CO Calarcá
PH Tinongan
USUT Millcreek
CN Shuangyang
CN Nianzishan
USCA La Habra
VE San José de Guanipa
USMN Blaine
IN Dabwāli
CN Jinghong
IN Sibsāgar
JP Ina
GT Santa Lucía Cotzumalguapa
JP Nagahama
ES Castelldefels
RU Tikhvin
CU Sagua la Grande
USAL Auburn
PH Minglanilla
BR Saquarema
CN Pingyin
EG Mersa Matruh
KR Boryeong
BR Tupã
PK Sanghar
HU Veszprém
CI Ferkessédougou
RS Smederevo
CN Qingshuping
TN El Hamma
USCA Lake Elsinore
CN Zhaobaoshan
CN Hushitai
IR Piranshahr
RU Petrodvorets
UG Njeru
RU Labinsk
BR Fernandópolis
MA Tan-Tan
FR Marseille 14
CN Huoqiu Chengguanzhen
CN Mudu
HU Zalaegerszeg
CI Adzopé
CN Nandu
PE Pisco
JP Honjō
AF Bāmyān
CN Daye
TG Bassar
DO Moca
RU Iskitim
CF Berbérati
BR Senador Canedo
LV Jelgava
RU Revda
UA Kolomyia
RU Lobnya
CN Yingshang Chengguanzhen
MX San Andrés Tuxtla
USCA Carmichael
KH Kampong Cham
GB Scarborough
IN Malappuram
ZW Chinhoyi
EG Al Qurayn
IN Rāth
AU Rockhampton
AE Al Shamkhah City
TN Medenine
BD Lakshmīpur
NZ Hastings
IN Jamkhandi
CN Pumiao
DE Wesel
RU Vyksa
MX Cortazar
GR Tríkala
IR Kāmyārān
FR Chambéry
CN Hancheng
RU Dmitrov
IN Sirsi
BR Itapira
UA Antratsyt
JP Ueno-ebisumachi
RU Sibay
CN Lishu
CN Oroqen Zizhiqi
USMI Taylor
ES Alcoy
GF Cayenne
PK Hujra Shah Muqim
CN Xianju
AL Pogradec
PH Malaybalay
ZA Oudtshoorn
IN Vriddhāchalam
SE Karlstad
NL Nieuwegein
JP Hita
USMN Burnsville
CN Jianguang
USCA Monterey Park
GB Widnes
BZ Belize City
FR Issy-les-Moulineaux
CN Dongning
CN Suicheng
UA Stryi
DE Kempten (Allgäu)
JP Toki
USCA Castro Valley
IT Ragusa
MX San Salvador Tizatlalli
GB Aldershot
ES Linares
DE Schwäbisch Gmünd
IN Vinukonda
USNJ Irvington
DE Sindelfingen
GR Výronas
FR Neuilly-sur-Seine
CN Tianchang
JP Mizusawa
NL Veenendaal
IT Asti
BR Gravatá
PA La Chorrera
JP Kuroiso
USCA Rocklin
ID Slawi
SO Gaalkacyo
RU Apatity
EG Abū Qurqāş
CN Jijiang
DZ Tissemsilt
EG Al Manshāh
USNY Utica
BF Ouahigouya
CN Xifeng
USMA Malden
USCA National City
RU Novoaltaysk
ID Pecangaan
GB Bury
RS Valjevo
CO Yopal
RU Svobodnyy
BY Horad Zhodzina
RU Sal’sk
GB Barking
RU Stupino
PL Mielec
KR Chinch'ŏn
CI Bouaflé
IN Tiptūr
IN Sahaswān
ES Irun
NL Zeist
LK Anuradhapura
PL Tarnowskie Góry
NO Asker
IT Grosseto
TR Kırıkhan
CN Yanliang
PH Candelaria
CN Tahe
SA Al Mithnab
USOR Springfield
IN Koppal
USMD Bethesda
TZ Uyovu
IN Sirhind
CA Norfolk County
IN Dabra
CN Erdaojiang
IN Cumbum
USIN Terre Haute
AR Tartagal
USNJ Vineland
RU Prokhladnyy
CN Tianpeng
FR Troyes
PK Kabirwala
ID Kertosono
CN Xixiang
HR Slavonski Brod
BE Seraing
RU Shuya
RU Shchëkino
TH Ban Lam Luk Ka
USTX San Marcos
RO Sfântu Gheorghe
USNY Brentwood
ES Granollers
RU Bor
IN Arāmbāgh
IN Himatnagar
USMN Lakeville
CN Mujiayingzi
USWI West Allis
RU Dubna
GH Akim Oda
USWA Redmond
NG Lokoja
USCA Cupertino
PH Ualog
CN Langzhong
MX Ciudad Hidalgo
USUT Taylorsville
JP Takaishi
JP Yoshikawa
GB Castleford
IN Lādnūn
DE Landshut
USCT Bristol
USOK Moore
USCA Gardena
CN Longgang
USCA Petaluma
TR Fethiye
GB Hereford
BR Pirassununga
AU Adelaide Hills
GB Bangor
USCO Grand Junction
IN Nipāni
PL Świdnica
CN Gushu
BF Banfora
USWY Casper
ES Motril
IN Borsad
ZA Atlantis
CZ Opava
USTX Rowlett
IN Koratla
IN Kīratpur
CN Wucheng
CN Yuxia
CU Trinidad
CN Runing
BR Unaí
IN Vrindāvan
ID Barabai
TN Douane
EG Kousa
LK Vavuniya
CN Zhijiang
DE Rosenheim
IN Hāveri
GB Stroud
CN Taozhuang
GB Margate
PL Tczew
SO Laascaanood
USCA La Mesa
USFL Pine Hills
MX Martínez de la Torre
BR Caratinga
KW Kuwait City
JP Zushi
RU Pavlovskiy Posad
JP Koga
IN Supaul
AO Uíge
MX Villa Vicente Guerrero
IN Gīrīdīh
UZ Yangiyŭl
CN Zhujiajiao
CN Wuzhen
MR Néma
AL Patos
AR Hurlingham
USNY Bensonhurst
USNY Coney Island
ES Santutxu
MY Putra Heights
DZ Meftah
USCT Meriden
IN Rāyadrug
PH Tanay
GB Loughborough
PH Obando
MX Heroica Caborca
ET Debre Mark’os
CI Sinfra
USMI Pontiac
MY Temerluh
KR Hwasun
GB Welwyn Garden City
CN Jiangkou
GB Farnborough
ZA KwaDukuza
IQ Tozkhurmato
MM Yamethin
USFL Port Orange
DZ Oued Rhiou
ID Boyolali
USCT Hamden
FR Antony
IN North Lakhimpur
CN Laibin
CN Pucheng
USWA Lakewood
PH Balagtas
DE Brandenburg an der Havel
EG Kawm Umbū
USFL Fountainebleau
PL Piekary Śląskie
IN Tohāna
DZ Boufarik
DE Rüsselsheim
BR Itapetinga
USMI Saint Clair Shores
GR Agía Paraskeví
UZ Koson
USOH Springfield
IR Esfarāyen
BR Mococa
CI Katiola
USMT Great Falls
NG Ekpoma
IR Asadābād
BR São Borja
JP Nago
CU San Cristobal
NL Den Helder
USNC Chapel Hill
IT Cremona
IT Molfetta
MX Altamira
JP Shiogama
ID Sengkang
IN Gangoh
PS Dayr al Balaḩ
XK Ferizaj
CA Drummondville
SV Sonsonate
CN Wenshang
GB Rhondda
VN Bến Tre
IN Kottayam
SE Mölndal
USCA Huntington Park
BR Carazinho
CZ Frýdek-Místek
FR La Roche-sur-Yon
IN Mangalagiri
UZ Kattaqo’rg’on Shahri
DE Langenfeld
GR Galátsi
USPA Lancaster
IN Narasapur
USFL Coconut Creek
CL San Felipe
FI Lappeenranta
MX Dolores Hidalgo Cuna de la Independencia Nacional
CN Gannan
DE Offenburg
GB Craigavon
ID Lamongan
NZ Nelson
IN Sangāreddi
CN Hongjiang
RU Mikhaylovsk
CO Sahagún
CN Jian’ou
USID Idaho Falls
RU Kotlas
CO Fundación
IN Kodār
MZ Chibuto
USCA San Rafael
CN Fuli
DO Azua
ES Arrecife
GR Chalkída
UZ Oltinko‘l
IN Ullal
PH Manaoag
CN Haizhou
USIN Noblesville
VE El Vigía
HR Pula
CN Yigou
AR Santo Tomé
USGA Marietta
AR San Francisco
RU Verkhnyaya Pyshma
SY As-Suwayda
USCT Fairfield
RU Talnakh
CN Langtoucun
USKY Owensboro
USCA Eastvale
ZA Mossel Bay
USMI Royal Oak
CD Kabinda
VN Tam Kỳ
VE Caucaguita
IN Māngrol
IN Gola Gokarannāth
IR Zarand
GR Petroúpolis
DE Stralsund
JP Uwajima
IN Modāsa
USCA Brentwood
BR Santa Rosa
IR Torbat-e Jām
VE Punta Cardón
CN Xiaoweizhai
ID Baki
RU Mikhaylovka
RU Solnechnogorsk
JP Ōtawara
AT Villach
BR Telêmaco Borba
DZ Sig
BR Guanambi
DE Stolberg
CN Mingyue
PH Bañga
ES Benalmádena
IN Tezpur
IR Shahrīār
IR Ardakān
JP Saijō
SN Kolda
USIA Dubuque
GB Wallasey
TH Kamphaeng Phet
HN Comayagua
IN Thiruvarur
CN Suozhen
ES Cerdanyola del Vallès
CG Kayes
FR Marseille 12
USMA Brookline
USMI Novi
GB Littlehampton
IN Attur
RU Arsen’yev
MX Teziutlan
JP Hanyū
MA Ouezzane
IT Trapani
USIL Des Plaines
MY Kampong Dungun
DE Hameln
IT Carrara
CO Los Patios
ID Bantul
IN Chidambaram
GN Labé
DK Horsens
USIL Orland Park
IN Tarn Tāran
XK Glogovac
USTN Bartlett
IN Udumalaippettai
USCA Woodland
IN Lonavla
CA New Westminster
CN Jidong
JP Chichibu
USUT Lehi
CN Fenyi
DZ Ksar Chellala
PL Racibórz
JP Kasaoka
USNY White Plains
RU Uzlovaya
IT Casoria
DE Menden
ID Weleri
CN Chonglong
CN Xinglongshan
AR San Pedro de Jujuy
ZA Fort Beaufort
USCA Arcadia
USVA Reston
DE Friedrichshafen
IN Shāhāda
GB Bridgend
TH Chaiyaphum
IN Nawalgarh
CN Tongchuan
TH Uttaradit
CI Bondoukou
GR Sérres
CN Hongqiao
EG Fāraskūr
IT Savona
IN Nedumangād
SK Trenčín
BR Aracruz
AL Korçë
CO San Andrés
PL Będzin
TR Kırklareli
USFL Ocala
MK Kisela Voda
ME Nikšić
CN Dingtao
ID Polewali
NA Rundu
VE Los Dos Caminos
EG Banī Mazār
MM Kanbe
SE Täby
USNJ South Vineland
FR Lorient
USFL Sanford
CN Juye
BR Ariquemes
IN Nīmbāhera
LK Kolonnawa
IN Kadi
PT Felgueiras
KR Nangen
DE Göppingen
PL Zgierz
CO Caucasia
VN Hải Dương
AR Ushuaia
USMD Bowie
MY Simpang Empat
RU Volzhsk
CN Santangpu
CA Port Coquitlam
USIN Kokomo
FR Sarcelles
ID Jatiwangi
MX Acámbaro
IT Vigevano
MM Kawthoung
FR Pessac
JP Imarichō-kō
IN Sīra
DZ Sidi Moussa
CO Santa Rosa de Cabal
ID Baekrajan
USNJ Wayne
ZA Kraaifontein
NL Hardenberg
MM Myaydo
FR Ivry-sur-Seine
JP Kokubu-matsuki
MK Veles
PH Tabaco
IN Chik Ballāpur
IT Pianura
IN Bārdoli
UA Novovolyns’k
RU Kogalym
IN Jhārgrām
FR Évreux
ID Singosari
GB Bootle
ET Debre Birhan
USCA Santee
CN Anxiang
TH Lop Buri
DE Görlitz
TR Düzce
USCA Dublin
CA St. Albert
GB Weymouth
IQ Ash Shāmīyah
BR Farroupilha
IR Harsīn
BR Francisco Beltrão
SE Sundsvall
VE El Hatillo
IT Legnano
FR Vénissieux
FR Cergy
IN Samāstipur
SY Ālbū Kamāl
TH Ban Pong
RU Krymsk
CN Huangpi
CN Shanhecun
MA Guercif
PL Biała Podlaska
IN Gobichettipalayam
CN Yantongshan
BR Picos
IQ Al Hindīyah
IN Hasanpur
JP Sōja
FR Clichy
CN Guiren
BD Maulavi Bāzār
USFL Palm Harbor
PH Santo Tomas
SK Poprad
KZ Kentau
VN Trà Vinh
USMA Medford
RU Cheremkhovo
GB Fareham
GB Morley
BR Lençóis Paulista
GB Cheshunt
IN Jahāngīrābād
IN Sherkot
DZ Aïn Temouchent
IN Kātrās
MM Minbu
IN Pālakollu
CN Zhongxing
IQ Ḩalabjah
ZM Chililabombwe
CN Langxiang
PK Chunian
PE Catacaos
JP Ishikari
SO Garoowe
IN Wani
IN Naksalbāri
USOK Midwest City
MA Ouarzazat
USFL Margate
TN Béja
IN Tiruvalla
PY Villa Hayes
HU Sopron
AR Punta Alta
TR Bergama
JP Itoman
IN Ponnūru
BR Bragança
BR Arcoverde
ID Kabanjahe
USCA South Whittier
CN Fengxian
USIL Tinley Park
TR Anamur
CN Suileng
USTX Pflugerville
JO Mafraq
CN Wenxing
JP Hashimoto
IN Diphu
IN Sītāmarhi
RU Zhigulevsk
JP Sakaidechō
ZW Marondera
IN Chhibrāmau
CH Luzern
LS Mafeteng
GB Kidderminster
UZ Shahrisabz
IN Tilhar
USNJ New Brunswick
AR General Pico
FI Vaasa
USND Grand Forks
NL Emmen
TH Phra Phutthabat
PK Sangla Hill
TR Reyhanlı
CN Baishishan
IR Ābādeh
USCA Fountain Valley
LK Hendala
PK Haripur
RU Roslavl’
EG Minyat an Naşr
IN Ilkal
MX Jacona de Plancarte
PS Bayt Lāhyā
ID Purbalingga
USCA Diamond Bar
UG Kitgum
EG Shibīn al Qanāṭir
IN Bada Barabīl
DE Hattingen
CL Los Andes
ES Ávila
PH Kalibo (poblacion)
GH Bawku
ET Jijiga
JP Nōgata
CN Jinji
GB Corby
FR Marseille 11
USMA Taunton
NZ Napier
USIL Oak Lawn
USNJ Union
BR Vacaria
USIA Ankeny
MX Puerto Peñasco
IR Malārd
CN Weining
IN Mettur
USMA Chicopee
UZ Asaka
DZ Râs el Oued
IN Kuchāman
DZ Lakhdaria
IT Caltanissetta
ID Pare
GB Dartford
BR Cajamar
GB Castlereagh
ES Segovia
HU Eger
GB Dewsbury
CN Daokou
KR Okcheon
CN Yashan
GT Puerto Barrios
IN Panruti
VE San Carlos del Zulia
PH Lingayen
BR Janaúba
RU Borovichi
GB Livingston
JP Chino
JP Moriya
DE Hilden
IN Una
AR Oberá
CF Kaga Bandoro
TR Dörtyol
IN Ponnur
IN Kollegāl
BR Vinhedo
CN Nantai
ID Balaipungut
IN Shegaon
TW Magong
IT Potenza
CN Changleng
BR Formiga
UG Soroti
ES Mérida
TN Nabeul
TT Mon Repos
CN Hutang
AF Pul-e Khumrī
USIL Berwyn
PK Nankana Sahib
IN Upleta
IN Ujhāni
USKS Manhattan
EG Al Qanāţir al Khayrīyah
SB Honiara
AL Fier
GB Stourbridge
IN Bankra
ID Mendaha
IN Dabhoi
ID Sleman
CN Gaogou
CO Espinal
MX Huauchinango
GH Hohoe
RS Vranje
RU Kirishi
TR Gölcük
CN Linghai
CO Turbaco
PE Paita
USFL Kendale Lakes
USGA Smyrna
USMI Dearborn Heights
IN Bāri
GR Ródos
IN Obra
DE Sankt Augustin
IN Gohāna
USCA Porterville
USNJ Piscataway
ID Pandak
USFL Doral
CN Zijinglu
USTN Hendersonville
BE Roeselare
IN Jatani
KE Kapenguria
RU Ezhva
MG Ambilobe
BD Joymontop
IN Nāmakkal
BR Cianorte
VN Lạng Sơn
CN Qinnan
KE Bungoma
IN Gadwāl
RU Liski
UA Novohrad-Volynskyi
CR San Francisco
CM Tiko
IN Pālitāna
IN Nokha
IN Lāharpur
PH Carmona
MY Kuala Selangor
TR Bolvadin
ES Cuenca
IN Narwāna
CN Dalianwan
CN Changling
TH Chumphon
MA Tirhanimîne
USNC Rocky Mount
UA Energodar
BR Itapipoca
DK Randers
USOR Corvallis
DE Eschweiler
TG Tsévié
PL Ełk
IT Portici
BR Ponta Porã
PY San Antonio
SD Umm Ruwaba
USGA Valdosta
JP Tomigusuku
IN Islāmpur
GB Sale
TR Zile
IN Karād
USCA Hanford
MY Kampung Bukit Baharu
BR Estância
PH Lubao
AF Shibirghān
KR Sangju
JP Iwade
PT Évora
TH Klaeng
PL Świętochłowice
USCO Castle Rock
UA Snizhne
CN Linqiong
USIN Greenwood
UG Arua
UZ Khiwa
SY At Tall
ID Amuntai
BR Cacoal
MX Nuevo Casas Grandes
USNY Hempstead
ZA Wellington
USCA Novato
USOH Kettering
EG Basyūn
CO Cereté
USNE Bellevue
RU Vyaz’ma
UY Maldonado
ID Besuki
MD Rîbniţa
CA Aurora
CL Buin
USWA Shoreline
USAL Decatur
BR São Gabriel
CN Anjiang
JP Anan
TT San Fernando
KR Gapyeong
CN Xinqing
USCA Paramount
SO Beledweyne
CU Placetas
FR Saint-Quentin
MR Kaédi
PL Pruszków
BR Concórdia
TR Bozüyük
DK Kolding
USTX Port Arthur
CN Taikang
JP Nanto-shi
JP Shiroi
CN Yutan
USIN Anderson
ID Wedi
IN Jālaun
MX Pátzcuaro
ES Torrelavega
BR Pacatuba
IN Karīmganj
JP Satte
DE Ahlen
USFL Tamiami
NZ Mangere
GB Halesowen
RU Nazarovo
BD Rāmganj
GB Canterbury
CM Kribi
CM Mora
RU Klimovsk
IN Mokameh
GB South Croydon
USMD Towson
BG Kazanlak
ZA Heilbron
PH Naic
CN Bayan
IN Etāwa
IN Wanparti
USMA North Chicopee
ES Elda
DZ Drean
VN Cần Giờ
IR Ābyek
BR Viana
CD Kasongo
USFL Sarasota
RS Šabac
BD Narail
PE Abancay
TH Kalasin
RU Lesnoy
IN Sāmalkot
MA Tiznit
AE Al Ain City
CA Sherwood Park
ID Cepu
ES Collado-Villalba
BR São Pedro da Aldeia
JP Nakatsugawa
DJ 'Ali Sabieh
UA Boryspil’
RU Berëzovskiy
NI Jinotega
CN Shilin
KR Yeongam
IN Anjangaon
EG Samannūd
IN Dholka
DZ Reghaïa
CN Huangnihe
ZA Viljoenskroon
CA Saint-Jérôme
USNY Cypress Hills
IN Tirur
BR Caicó
USCT West Haven
RU Gorno-Altaysk
MK Ohrid
USCA Rosemead
MX Sabinas
DE Bad Salzuflen
IT Matera
DE Euskirchen
IT San Severo
SA Al Khafjī
USNJ Jackson
USCA Highland
IN Kāndi
CN Lingcheng
CU San José de las Lajas
BR Seropédica
BR Cabedelo
YT Mamoudzou
DE Meerbusch
CN Manzhouli
PY Caaguazú
MY Bandar Labuan
USIL Mount Prospect
DE Wolfenbüttel
GB Huyton
JP Suwa
PT Rio de Mouro
CN Liaozhong
DE Hürth
EG Shirbīn
GB Barry
DZ Boghni
FR Niort
IN Ghātāl
PH Tacurong
PT Odivelas
USCA Colton
IN Unjha
SK Martin
FI Kotka
SV San Marcos
BR Manhuaçu
RO Turda
FR Belfort
PE Huacho
SY Al Mayādīn
IN Sendhwa
RU Belorechensk
CO El Banco
USNV Carson City
MX San Bernardino Tlaxcalancingo
PE Moquegua
AR Chivilcoy
JP Himimachi
IN Tiruttangal
GT San Francisco El Alto
BR Penápolis
SA Ad Dawādimī
ID Langsa
CN Nanzhou
USID Pocatello
USFL Bradenton
GH Bolgatanga
CO Funza
BD Pirojpur
BR Mairiporã
BG Vidin
USMA Weymouth
USFL Port Charlotte
MM Tharyarwady
USIL Normal
FR Ajaccio
CU Jagüey Grande
OM Bahlā’
RU Krasnokamensk
MZ Ilha de Moçambique
IN Siddhapur
IN Dhūri
USTX Spring
PY Presidente Franco
USFL Allapattah
JP Okaya
GB Gravesend
CM Sangmélima
USWA Richland
IN Sidhi
DE Baden-Baden
GB Eastleigh
MX Zinacantepec
USTX Euless
EG Dishnā
AR Puerto Eldorado
PR Trujillo Alto
PT Aveiro
USMO Blue Springs
SA Şabyā
USFL East Pensacola Heights
UA Chornomors’k
GR Kalamata
LV Jūrmala
BR Montenegro
IT Cerignola
ES Aranjuez
USCA Hacienda Heights
GR Kavála
JP Suzaka
DZ Dar Chioukh
CU Nuevitas
FR Vannes
DE Schweinfurt
IN Wokha
BJ Nikki
USNY Ozone Park
DE Neustadt
IT Trani
FR Sartrouville
CA Granby
CM Kumbo
IN Kālna
FR Maisons-Alfort
AR Azul
RU Timashëvsk
RU Severomorsk
IN Bārāmati
GR Chaniá
BO Tiquipaya
RU Domodedovo
USNY Briarwood
IR Bījār
IR Pīshvā
EG Farshūţ
USCA Cathedral City
FR Meaux
CI Danané
USNJ Lakewood
RU Vyshniy Volochëk
UA Izyum
USOH Elyria
DE Pulheim
VN Bỉm Sơn
MX Jardines de la Silla (Jardines)
PL Ostrołęka
PL Starachowice
ML Markala
TN Hammamet
VN Bắc Giang
BW Selebi-Phikwe
USIL Wheaton
USCO Commerce City
GB Acton
VE Upata
CO Pitalito
MX Santiago Teyahualco
AF Charikar
CO Puerto Tejada
IN Kandukūr
FR Blois
IT Bisceglie
IN Sunām
USNJ Hoboken
USCA Watsonville
IN Gaddi Annaram
MX Coatepec
IN Sattenapalle
RU Anapa
UA Roven’ky
CO Pamplona
IT Acerra
IT Ercolano
SD Shendi
MA Fnidek
USAZ Lake Havasu City
MX Papantla de Olarte
PH Batac City
GB Washington
IN Hiriyūr
RU Buguruslan
IN Challakere
NI El Viejo
TR Menemen
GB Braintree
PE Ilo
IN Rampur Hat
FR Brive-la-Gaillarde
IN Masaurhi Buzurg
FR Arles
USMA Revere
IR Kangāvar
TH Suphan Buri
FR Beauvais
IN Nūzvīd
AR Río Tercero
FI Joensuu
GT Cobán
UZ Guliston
USNJ West New York
PK Pasrur
BR Ipojuca
AR Los Polvorines
IN Shājāpur
IN Puttūr
KP Chaeryŏng-ŭp
USCA Yucaipa
BR Campos do Jordão
DZ Sedrata
IN Kāsaragod
FR Châteauroux
ST São Tomé
GR Kateríni
IN Ajodhya
ID Sampang
IN Mubārakpur
JP Ōami
USCA Gilroy
JP Mukō
RU Fryazevo
IN Phaltan
GB Hamilton
USFL Pensacola
USFL Poinciana
ID Manokwari
IN Sandīla
PE Tingo María
BR Camaquã
TR Silivri
FR Cholet
PL Zawiercie
SY Ar Rastan
IN Sāgar
KR Sinan
SA Az Zulfī
DE Gummersbach
MX Rioverde
ES San Vicent del Raspeig
ID Tanjungagung
NP Gulariyā
NL Oosterhout
CU Banes
KR Miryang
AZ Xankandi
VE El Tocuyo
FR Fréjus
VN Thái Bình
JP Hatogaya-honchō
MX Ciudad de Huajuapan de León
RO Mediaş
IN Lohārdagā
IT Carpi Centro
CU Bartolomé Masó
USTN Kingsport
TZ Makumbako
DZ Hassi Messaoud
SK Prievidza
USPA Levittown
IT Imola
GR Alexandroupoli
IN Deolāli
IT Bagheria
AR Mercedes
DE Waiblingen
BR Crateús
NI Nueva Guinea
USFL Palm Beach Gardens
FR Pantin
RU Livny
IT Manfredonia
TH Tha Maka
PH Patuto
DZ Djamaa
TZ Buseresere
TJ Istaravshan
IN Bobbili
IN Chikhli
IT Aversa
PH Limay
BE Verviers
DE Nordhorn
ZA Port Shepstone
TR Adilcevaz
FR Saint-Brieuc
IN Konch
JP Kudamatsu
USCT Milford
IR Bandar-e Genāveh
TR Şırnak
MY Kota Tinggi
USCA Delano
DE Greifswald
IN Lunglei
USCA West Sacramento
BH Madīnat Ḩamad
CN Wulingyuan
RO Slobozia
IN Pithāpuram
RU Yartsevo
USNC Huntersville
IN Amalāpuram
RU Krasnokamsk
TR Ergani
USNJ Perth Amboy
AR Río Grande
DE Cuxhaven
KZ Ridder
IN Tuni
DE Wetzlar
IR Borūjen
ID Sumbawa Besar
IN Sihor
UA Lubny
IN Dīglūr
YE Zabīd
USMS Southaven
GB Brentwood
IN Barbil
PT Amora
USMO Saint Peters
ID Terbanggi Besar
VE Maiquetía
VE Caucagüito
USVA Harrisonburg
ZM Mongu
VE Puerto Ayacucho
PT Corroios
IN Biswān
USMA Peabody
FJ Lautoka
DZ Bouïra
MM Thongwa
USCA Placentia
PE Jaén
IN Kosi
USKS Lenexa
USTX DeSoto
ES Mollet del Vallès
KH Pursat
USNC Burlington
BR Manacapuru
NO Tromsø
FR Montauban
USWA South Hill
MM Kyaiklat
FR Charleville-Mézières
HR Sesvete
IR Shahr-e Bābak
FR Albi
BR Andradina
BR Barra do Garças
GB Esher
USIN Elkhart
CA Fredericton
DE Bergkamen
JP Kamifukuoka
IN Ropar
USWI La Crosse
JP Ishioka
KG Naryn
IN Dandeli
USIL Oak Park
DZ Mansoûra
IR Shūsh
IT Ponticelli
DZ Aïn Defla
USMO Florissant
RU Fryazino
USWA Sammamish
PH Maluñgun
MX Matamoros
AU Hervey Bay
MX Taxco de Alarcón
RU Zarinsk
USNY Wakefield
TH Ban Talat Yai
TR Erbaa
TR Tavşanlı
MX Arandas
USOR Albany
BG Asenovgrad
ES San Bartolomé de Tirajana
NO Sarpsborg
BD Sandwīp
GB Crosby
USIL Hoffman Estates
RU Nyagan
GB Reigate
AF Sar-e Pul
FR Tarbes
IN Pārvatipuram
FR Fontenay-sous-Bois
RU Kimry
CI Oumé
BE Mouscron
KW Ar Riqqah
KH Ta Khmau
ES Huesca
CZ Děčín
NA Walvis Bay
ZW Norton
HT Thomazeau
USCA Glendora
GR Lamía
BD Sātkania
MX Huamantla
BR Biguaçu
KE Busia
BR Batatais
GB Dunstable
BR Rio do Sul
IN Arcot
UA Bryanka
ID Kepanjen
USNY Queens Village
XK Gjilan
SV Usulután
USGA Brookhaven
PK Gwadar
FR Évry
IN Jhālāwār
CU Corralillo
USNY Levittown
IR Meybod
YE Sa'dah
USCA Palm Desert
DE Bad Homburg vor der Höhe
UY Tacuarembó
DE Willich
ES Puertollano
EG Diyarb Najm
IN Petlād
USMO Joplin
ID Blora
CZ Karlovy Vary
IN Umred
TR Orhangazi
USOK Enid
ES Calvià
CL Talagante
IN Bhātāpāra
IN Kāliyāganj
IN Nasīrābād
UA Horishni Plavni
NG Ijebu-Jesa
RU Vidnoye
JP Miyako
SO Qoryooley
EC Latacunga
DZ Telerghma
USFL Bonita Springs
USNY Irondequoit
DE Frankfurt (Oder)
USID Caldwell
USMN Minnetonka
IT Bitonto
BR Pirapora
JP Futtsu
GB Morecambe
IN Idappadi
PA Pedregal
IN Gohadi
USFL Pinellas Park
IR Sarpol-e Z̄ahāb
GB Cumbernauld
JP Tagawa
USMI Battle Creek
TH Maha Sarakham
IN Khagaul
JP Yūki
EG At Tall al Kabīr
VE Rubio
UA Zhovti Vody
GB Redhill
MM Tachilek
JP Minokamo
MM Maubin
IR Takāb
VE Tucupita
DE Emden
MG Amparafaravola
EG Talā
ES Arganda
JP Miura
CO Agustín Codazzi
GB Horsham
USAZ Casa Grande
BR Içara
USNY Mott Haven
USFL The Villages
USNE Grand Island
IN Chiplūn
BR Bezerros
BY Slonim
IN Changanācheri
TN Jendouba
USTX Grapevine
FR Clamart
PH Monkayo
DE Neu-Ulm
USCT Stratford
MX Uriangato
BD Patiya
USMI Kentwood
PE Tarma
RU Tulun
DE Lingen
FR Marseille 10
IT Venice
PY Coronel Oviedo
PT Barreiro
USCT City of Milford (balance)
FR Châlons-en-Champagne
MX Teoloyucan
USOR Tigard
USCT East Hartford
IN Rāmnagar
DZ Remchi
CZ Teplice
USMN Apple Valley
USNJ Plainfield
KZ Qulsary
DZ Birine
USVA Leesburg
DE Erftstadt
ES Vila-real
BR Serra Talhada
IL Nahariyya
DK Vejle
EG Ibshawāy
BR Horizonte
CI Séguéla
USNJ Parsippany
UA Fastiv
USFL Coral Gables
DE Neubrück
ID Comal
TR Seydişehir
RU Ivanteyevka
KE Nyeri
JP Noshiro
IN Sillod
GB Staines
IN Mācherla
IR Khalkhāl
UY Melo
SY Tadmur
BR Rolândia
USFL The Hammocks
CU Jesús Menéndez
BG Kardzhali
MK Gostivar
JP Shiraoka
TZ Bunda
IN Tūndla
PL Żoliborz
MX Acayucan
UZ Beruniy
IN Mannārakkāt
NZ Porirua
IN Ottappālam
NZ Whangarei
VN Hà Đông
USAZ Buckeye
IT Vittoria
RU Donetsk
PA Tocumen
JP Kitaibaraki
MY Pontian Kechil
USFL Flagami
HU Nagykanizsa
AR Barranqueras
GB Batley
USAZ Catalina Foothills
PL Legionowo
AR Yerba Buena
FR Narbonne
IN Goālpāra
IN Kānkānhalli
JP Fuchūchō
MX Zumpango
RU Gelendzhik
IQ Al Miqdādīyah
CI Bingerville
BY Kobryn
PK Rajanpur
FR Saint-Malo
CD Mweka
UA Nova Kakhovka
IN Madhupur
ID Karanganom
ES Utrera
IR Oshnavīyeh
TR Merzifon
TH Phetchabun
USOH Lakewood
PK Rohri
RU Lytkarino
VI Saint Croix
NO Skien
JP Ōi
GB Wellingborough
DE Ibbenbüren
BR Marechal Deodoro
IN Madhipura
RU Kingisepp
RU Kizlyar
DE Passau
IN Charkhi Dādri
GB Clacton-on-Sea
ID Kawalu
BR São Roque
PK Zhob
IR Khorramdarreh
IN Dumraon
PH Dapitan
CO Turbo
TR Kavaklı
XK Deçan
CD Gbadolite
BR Coari
FR Laval
FR Hyères
MM Kyaukse
USWI North La Crosse
USWA Burien
TR Çarşamba
PL Tarnobrzeg
GH Tafo
TH Hua Hin
UA Marhanets’
IN Mahāsamund
DE Langenhagen
IT Gallarate
CO Madrid
CO Arjona
VE San Mateo
DE Schwerte
PK Matli
CA North Bay
IN Gajraula
GB Dunfermline
USUT Logan
BD Khagrachhari
TJ Konibodom
JO Ma'an
DE Speyer
CM Nkoteng
CA Welland
CA Saint-Hyacinthe
CI Issia
TR Torbalı
USWA Olympia
GH Swedru
USMA South Peabody
IN Ābu Road
CZ Chomutov
IN Nanjangūd
JP Ono
OM Al Khābūrah
IN Sālūr
RU Chusovoy
DZ Sour el Ghozlane
UA Bilhorod-Dnistrovskyi
KP Anju
USCA Aliso Viejo
GB Bletchley
USTX Galveston
GB Keighley
USCA Poway
USMN Edina
CD Buta
RU Otradnyy
DZ Metlili Chaamba
USMN Minnetonka Mills
PH Balayan
MX Zacapú
CZ Jihlava
BR Taquaritinga
IN Bhongīr
RU Snezhinsk
HU Dunaújváros
KP Ŭiju
ET Inda Silasē
DE Heidenheim an der Brenz
JP Tateyama
ID Jatiroto
IN Aonla
IQ Al-Hamdaniya
SY ‘Ayn al ‘Arab
LB Ghazieh
RU Vatutino
RU Novokhovrino
UZ Xo‘jayli Shahri
GE Rustavi
TH Ko Samui
PK Rawala Kot
MM Hpa-An
PT Monsanto
CD Moanda
GB Hayes
NI Tipitapa
NI Juigalpa
NI Ciudad Sandino
TZ Merelani
MY Putrajaya
JP Arashiyama
USGA Stonecrest
TT Port of Spain
MP Saipan
KM Moroni
BI Gitega
WS Apia
KI Tarawa
VU Port-Vila
GM Banjul
MC Monaco
AW Oranjestad
KY George Town
JE Saint Helier
GI Gibraltar
PF Papeete
IM Douglas
MH Majuro
VC Kingstown
AG Saint John’s
SC Victoria
TO Nuku‘alofa
AD Andorra la Vella
LC Castries
VI Charlotte Amalie
DM Roseau
GG Saint Peter Port
GL Nuuk
BZ Belmopan
CK Avarua
FO Tórshavn
KN Basseterre
AS Pago Pago
GP Basse-Terre
AX Mariehamn
VG Road Town
GD Saint George's
MT Valletta
PM Saint-Pierre
BL Gustavia
MF Marigot
LI Vaduz
SM San Marino
TV Funafuti
TC Cockburn Town
BQ Kralendijk
FK Stanley
SJ Longyearbyen
AI The Valley
SX Philipsburg
WF Mata-Utu
NR Yaren
GU Hagåtña
BM Hamilton
NF Kingston
VA Vatican City
SH Jamestown
NU Alofi
CX Flying Fish Cove
CC West Island
PN Adamstown
TF Port-aux-Français
GS Grytviken
FM Palikir - National Government Center
MS Plymouth
PW Ngerulmud
`
