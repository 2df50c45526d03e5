/** City, state or region, postal code. */
type Place = readonly [city: string, state: string, postalCode: string]

export interface Country {
  /** Street lines, with `#` for the house number. */
  streets: readonly string[]
  places: readonly Place[]
}

/** Where demo people live: enough of each country to write a parcel label. By ISO alpha-3. */
export const countries: Readonly<Record<string, Country>> = {
  AUS: {
    streets: ['# Battery Street', '# Wattle Grove', '# Harbour Road'],
    places: [
      ['Hobart', 'Tasmania', '7000'],
      ['Fremantle', 'Western Australia', '6160'],
      ['Ballarat', 'Victoria', '3350'],
    ],
  },
  AUT: {
    streets: ['Lindengasse #', 'Am Mühlbach #'],
    places: [
      ['Graz', 'Steiermark', '8010'],
      ['Wien', 'Wien', '1070'],
    ],
  },
  BEL: {
    streets: ['Kasteellaan #', 'Rue du Moulin #'],
    places: [
      ['Gent', 'Oost-Vlaanderen', '9000'],
      ['Namur', 'Namur', '5000'],
    ],
  },
  BRA: {
    streets: ['Rua da Praia, #', 'Rua das Flores, #'],
    places: [
      ['Porto Alegre', 'Rio Grande do Sul', '90020-006'],
      ['Curitiba', 'Paraná', '80020-090'],
    ],
  },
  CAN: {
    streets: ['# Agricola Street', '# Rue Saint-Denis', '# Dundas Street West', '# Commercial Drive'],
    places: [
      ['Halifax', 'Nova Scotia', 'B3K 4B2'],
      ['Montréal', 'Québec', 'H2X 3K4'],
      ['Toronto', 'Ontario', 'M6J 1V7'],
      ['Vancouver', 'British Columbia', 'V5L 3X1'],
    ],
  },
  CHE: {
    streets: ['Steinberggasse #', 'Chemin du Lac #'],
    places: [
      ['Winterthur', 'Zürich', '8400'],
      ['Lausanne', 'Vaud', '1003'],
    ],
  },
  CHN: { streets: ['玉林西路#号'], places: [['成都', '四川', '610041']] },
  DEU: {
    streets: ['Karl-Heine-Straße #', 'Lindenweg #', 'Am Hafen #'],
    places: [
      ['Leipzig', 'Sachsen', '04229'],
      ['Freiburg', 'Baden-Württemberg', '79098'],
      ['Bremen', 'Bremen', '28195'],
      ['Köln', 'Nordrhein-Westfalen', '50672'],
    ],
  },
  DNK: {
    streets: ['Mejlgade #', 'Vestergade #'],
    places: [
      ['Aarhus', 'Midtjylland', '8000'],
      ['Svendborg', 'Syddanmark', '5700'],
    ],
  },
  ESP: {
    streets: ['Calle del Pez, #', 'Carrer de la Lluna, #'],
    places: [
      ['Zaragoza', 'Aragón', '50003'],
      ['Girona', 'Cataluña', '17004'],
    ],
  },
  FIN: {
    streets: ['Hämeenkatu #', 'Satamakatu #'],
    places: [
      ['Tampere', 'Pirkanmaa', '33200'],
      ['Turku', 'Varsinais-Suomi', '20100'],
    ],
  },
  FRA: {
    streets: ['# rue des Tables Claudiennes', '# quai de Saône', '# rue du Four'],
    places: [
      ['Lyon', 'Auvergne-Rhône-Alpes', '69001'],
      ['Grenoble', 'Auvergne-Rhône-Alpes', '38000'],
      ['Nantes', 'Pays de la Loire', '44000'],
      ['Lille', 'Hauts-de-France', '59800'],
    ],
  },
  GBR: {
    streets: ['# Mill Lane', '# Cemetery Road', '# Station Street', '# Quay Terrace'],
    places: [
      ['Leeds', 'West Yorkshire', 'LS6 2AB'],
      ['Sheffield', 'South Yorkshire', 'S11 8FT'],
      ['Bristol', 'Avon', 'BS3 1QG'],
      ['Norwich', 'Norfolk', 'NR2 3RL'],
      ['Glasgow', 'Lanarkshire', 'G12 8QQ'],
      ['Whitby', 'North Yorkshire', 'YO22 4BH'],
    ],
  },
  GHA: { streets: ['# Harper Road'], places: [['Kumasi', 'Ashanti', 'AK-039-5028']] },
  GRC: { streets: ['Χάληδων #'], places: [['Χανιά', 'Κρήτη', '731 31']] },
  IND: {
    streets: ['# Station Road', '# 4th Cross, Malleswaram'],
    places: [
      ['Jaipur', 'Rajasthan', '302001'],
      ['Bengaluru', 'Karnataka', '560003'],
    ],
  },
  IRL: {
    streets: ['# Shandon Street', '# Quay Lane'],
    places: [
      ['Cork', 'Munster', 'T23 E2HP'],
      ['Galway', 'Connacht', 'H91 K2C8'],
    ],
  },
  ISL: { streets: ['Bergstaðastræti #'], places: [['Reykjavík', 'Höfuðborgarsvæðið', '101']] },
  ISR: { streets: ['רחוב מסדה #'], places: [['חיפה', 'חיפה', '3327001']] },
  ITA: {
    streets: ['Via del Pratello #', 'Via Santa Giulia #'],
    places: [
      ['Bologna', 'Emilia-Romagna', '40122'],
      ['Torino', 'Piemonte', '10124'],
      ['Lecce', 'Puglia', '73100'],
    ],
  },
  JAM: { streets: ['# Barbican Road'], places: [['Kingston', 'Surrey', '']] },
  JPN: {
    streets: ['三条通 #-4', '本町 #-12'],
    places: [
      ['京都市', '京都府', '604-8091'],
      ['松本市', '長野県', '390-0874'],
    ],
  },
  KEN: { streets: ['# Ngong Road'], places: [['Nairobi', 'Nairobi', '00100']] },
  KOR: {
    streets: ['광안로 #', '성미산로 #'],
    places: [
      ['부산', '부산', '48303'],
      ['서울', '서울', '03976'],
    ],
  },
  LBN: { streets: ['شارع أرمينيا #'], places: [['بيروت', 'بيروت', '1100']] },
  MEX: {
    streets: ['Calle Macedonio Alcalá #', 'Avenida Juárez #'],
    places: [
      ['Oaxaca', 'Oaxaca', '68000'],
      ['Puebla', 'Puebla', '72000'],
    ],
  },
  NLD: {
    streets: ['Zijlweg #', 'Oudegracht #', 'Turfsingel #'],
    places: [
      ['Haarlem', 'Noord-Holland', '2013 DG'],
      ['Utrecht', 'Utrecht', '3511 AE'],
      ['Groningen', 'Groningen', '9712 KP'],
    ],
  },
  NOR: {
    streets: ['Storgata #', 'Nygårdsgaten #'],
    places: [
      ['Bergen', 'Vestland', '5015'],
      ['Oslo', 'Oslo', '0184'],
      ['Ålesund', 'Møre og Romsdal', '6003'],
    ],
  },
  NZL: {
    streets: ['# Castle Street', '# Tory Street'],
    places: [
      ['Dunedin', 'Otago', '9016'],
      ['Wellington', 'Wellington', '6011'],
    ],
  },
  POL: {
    streets: ['ul. Józefa #', 'ul. Piękna #'],
    places: [
      ['Kraków', 'Małopolskie', '31-056'],
      ['Wrocław', 'Dolnośląskie', '50-506'],
    ],
  },
  PRT: {
    streets: ['Rua do Almada #'],
    places: [
      ['Porto', 'Porto', '4050-037'],
      ['Évora', 'Évora', '7000-508'],
    ],
  },
  ROU: { streets: ['Strada Horea #'], places: [['Cluj-Napoca', 'Cluj', '400174']] },
  SWE: {
    streets: ['Svartbäcksgatan #', 'Strandvägen #'],
    places: [
      ['Uppsala', 'Uppsala län', '753 20'],
      ['Göteborg', 'Västra Götaland', '411 04'],
    ],
  },
  THA: { streets: ['# ถนนท่าแพ'], places: [['เชียงใหม่', 'เชียงใหม่', '50300']] },
  TUR: { streets: ['Kıbrıs Şehitleri Caddesi #'], places: [['İzmir', 'İzmir', '35220']] },
  UKR: { streets: ['вулиця Вірменська, #'], places: [['Львів', 'Львівська область', '79008']] },
  USA: {
    streets: [
      '# Elm Street',
      '# Canyon Road',
      '# SE Division Street',
      '# Western Avenue',
      '# Prospect Place',
    ],
    places: [
      ['Brattleboro', 'Vermont', '05301'],
      ['Santa Fe', 'New Mexico', '87501'],
      ['Portland', 'Oregon', '97202'],
      ['Minneapolis', 'Minnesota', '55404'],
      ['Pittsburgh', 'Pennsylvania', '15206'],
      ['Reno', 'Nevada', '89501'],
      ['Durham', 'North Carolina', '27701'],
    ],
  },
  VNM: { streets: ['# Hàng Bông'], places: [['Hà Nội', 'Hà Nội', '100000']] },
  ZAF: { streets: ['# Lower Main Road'], places: [['Cape Town', 'Western Cape', '7925']] },
}
