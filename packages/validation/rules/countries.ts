/**
 * ISO 3166-1 (and Kosovo's XKX), alpha-3 and alpha-2 of a country run together. Names are not stored: every browser
 * and Node know them in every language.
 */
const CODES = `
  ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT
  AZEAZ BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO
  BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG
  COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO
  DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB
  GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY
  HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT
  JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY
  LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH
  MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA
  NCLNC NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE
  PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA
  SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR
  SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO
  TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG
  VIRVI VNMVN VUTVU WLFWF WSMWS XKXXK YEMYE ZAFZA ZMBZM ZWEZW
`

const alpha2Of: ReadonlyMap<string, string> = new Map(
  CODES.trim()
    .split(/\s+/)
    .map((pair) => [pair.slice(0, 3), pair.slice(3)]),
)

/** Alpha-3 codes of all countries, in the order of the codes. */
export const countryCodes: readonly string[] = [...alpha2Of.keys()]

export function isCountryCode(value: string): boolean {
  return alpha2Of.has(value)
}

/** The two-letter code of a three-letter one, or null if there is no such country. */
export function toAlpha2(alpha3: string): string | null {
  return alpha2Of.get(alpha3) ?? null
}

const namesIn = new Map<string, Intl.DisplayNames>()

/** A browser reads a large table for each new one. */
function regionNames(language: string): Intl.DisplayNames {
  const names = namesIn.get(language) ?? new Intl.DisplayNames(language, { type: 'region' })
  namesIn.set(language, names)
  return names
}

/** Name in a language (`en`, `fr-CA`), or the code itself where there is none. */
export function countryName(alpha3: string, language: string): string {
  const alpha2 = toAlpha2(alpha3)
  return (alpha2 && regionNames(language).of(alpha2)) || alpha3
}

/** Every country with its name, sorted as that language sorts: what a country picker shows. */
export function countryOptions(language: string): { code: string; name: string }[] {
  const names = regionNames(language)
  const { compare } = new Intl.Collator(language)
  return [...alpha2Of]
    .map(([code, alpha2]) => ({ code, name: names.of(alpha2) ?? code }))
    .sort((a, b) => compare(a.name, b.name))
}
