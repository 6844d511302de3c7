/*
 * Words that ADR, RID and ADN prescribe for special cases, or that are usual for them, in the languages of Europe. Written in lower
 * case: a blank matches any blanks and hyphens, '_' for blanks and commas.
 */

const words = (list: string) =>
  list
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')

/** 3.4. */
export const LIMITED = words(`
  limited quantit(?:y|ies), ltd\\.? qty, lq, begrenzten? mengen?, quantités? limitées?, gelimiteerde hoeveelhe(?:id|den)
  beperkte hoeveelhe(?:id|den), quantità limitat[ae], cantidad(?:es)? limitadas?, quantidades? limitadas?
  ilości(?:ach)? ograniczon(?:ych|e), ograniczon(?:ych|e) ilości(?:ach)?, omezen(?:ém|é|ých) množstv(?:í|ích)
  obmedzen(?:om|é|ých) množstv(?:o|e|ách), korlátozott mennyiség\\p{L}*, cantit(?:ăți|ate) limitat[eă]
  begränsade? mängd(?:er)?, begrænsede? mængder?, begrensede? mengder?, rajoitet\\p{L}* määr\\p{L}*
  omejen\\p{L}* količin\\p{L}*, ograničen\\p{L}* količin\\p{L}*, ribot\\p{L}* kiek\\p{L}*, ierobežot\\p{L}* daudzum\\p{L}*
  piiratud kogus\\p{L}*, ограничен\\p{L}* количеств\\p{L}*, обмежен\\p{L}* кільк\\p{L}*, περιορισμένες ποσότητες
  sınırlı miktar\\p{L}*`)

/** 3.5. */
export const EXCEPTED = words(`
  excepted quantit(?:y|ies), freigestellten? mengen?, quantités? exceptées?, vrijgestelde hoeveelhe(?:id|den)
  quantità esent[ei], cantidad(?:es)? exceptuadas?, quantidades? excep?tuadas?, ilości(?:ach)? wyłączon(?:ych|e)
  wyłączon(?:ych|e) ilości(?:ach)?, vyňat(?:ém|é|ých) množstv(?:í|ích), vyňat(?:om|é|ých) množstv(?:o|e|ách)
  engedményes mennyiség\\p{L}*, cantit(?:ăți|ate) exceptat[eă], reducerade? mängd(?:er)?, undtagne mængder
  unntatte mengder, poikkeusmäär\\p{L}*, izvzet\\p{L}* količin\\p{L}*, izuzet\\p{L}* količin\\p{L}*`)

/** 5.5.3. */
export const COOLANT = words(`
  as coolant, as conditioner, als kühlmittel, als konditionierungsmittel, (?:comme |en tant qu’|en tant qu')(?:agent de )?(?:réfrigérati?on|réfrigérant|conditionnement)
  als koelmiddel, als conditioneringsmiddel, come (?:agente )?(?:refrigerante|di condizionamento|condizionante)
  como (?:agente de )?(?:refrigerante|refrigeración|acondicionamiento|refrigeração|acondicionamento)
  jako (?:chłodziwo|czynnik chłodzący|czynnik klimatyzujący), jako (?:chladivo|chladicí prostředek|kondicionér|kondicionační prostředek)
  som kylmedel, som konditioneringsmedel, som kølemiddel, som konditioneringsmiddel, som kjølemiddel, hűtőanyagként, jäähdytysaineena`)

/** 1.1.3.6: only together with the number of the paragraph, which forms also print above a column of points. */
export const SMALL = words(`
  exempt\\p{L}*, not exceeding, freigrenzen?, freistellung, freigestellt\\p{L}*, limites? libres?, exonér\\p{L}*, vrijstelling\\p{L}*, vrijgesteld
  limiti liberi, esenzion\\p{L}*, esent[ei], límites? libres?, exenci\\p{L}*, isenç\\p{L}*, zwolnien\\p{L}*, wyłączen\\p{L}*, osvobozen\\p{L}*, vyjmut\\p{L}*
  oslobod\\p{L}*, mentess\\p{L}*, scutir\\p{L}*, undantag\\p{L}*, undtag\\p{L}*, fritag\\p{L}*, unntak\\p{L}*, vapautu\\p{L}*`)

/** Of the law as a whole: each ends where its name follows. */
export const NOT_SUBJECT = words(`
  not (?:subject to|restricted under|regulated (?:by|under)), exempt from, unterlieg(?:t|en) nicht(?: den vorschriften)?
  nicht unterliegend, kein gefahrgut (?:im sinne|nach|gemäß|gem\\.), non soumis(?:e|es)?(?: aux (?:prescriptions|dispositions))?
  niet onderworpen aan, vall?(?:t|en) niet onder, non (?:soggett[oaie]|sottopost[oaie])(?: alle (?:disposizioni|prescrizioni|norme))?
  no (?:sometid[oa]s?|sujet[oa]s?)(?: a las (?:disposiciones|prescripciones))?, não (?:submetid|sujeit)[oa]s?
  nie podlega(?:ją)?(?: przepisom)?, nepodléh(?:á|ají)(?: předpisům| ustanovením)?, nepodlieha(?:jú)?(?: predpisom| ustanoveniam)?
  omfattas (?:inte|ej) av, lyder (?:inte|ej) under, ikke omfattet af, er ikke underlagt, nem tartoz(?:ik|nak), nu se supune`)

/** Chapter 3.3. */
export const PROVISION = words(`
  special provision, sondervorschrift, disposition spéciale, bijzondere bepaling, disposizione speciale
  disposición especial, disposição especial, przepis specjalny, przepisem specjalnym, zvláštní ustanovení, osobitné ustanovenie
  särbestämmelse, særlig bestemmelse, erityismääräys, különleges előírás, dispoziția specială`)

/** Short for it: only ahead of three digits, for schools, clubs and roads have such numbers too. */
export const PROVISION_SHORT = words(`sp, sv, ds, bb`)

/** Special provisions under which the goods are subject to nothing else of ADR. */
export const WAIVING = new Set(words('65, 119, 144, 145, 188, 190, 238, 375, 594, 598, 601, 653'))

/** Said ahead of the words, it means the contrary. */
export const NEGATION = words(
  `no, not, non, kein\\p{L}*, nicht, pas de, pas en, sans, geen, niet, nessuna, sin, nie, ikke, inte, ej, without, ohne, ne`,
)
/** '1.1.3.6 not applied', 'Freistellung nach 1.1.3.6 nicht angewendet'. */
export const NOT_APPLIED =
  /^[\s,)]{0,3}(?:(?:is|are|wird|wurde|werden|est|sont|wordt|è|se|na[ãa]o|nebyl\p{L}*)\s+)?(?:not|nicht|non|pas|niet|no|nie|ikke|inte|ne|nu|nem)\s+(?:appli|used|claimed|ang?ewende|angewandt|beanspruch|genutzt|in anspruch|utilis|invoqu|toegepast|gebruikt|applicat|aplica|utiliz|stosowan|zastosowan|použi|uplat|anvend|tillämp)/iu

/** 'LQ: no', 'Limited quantity: -'. */
export const ANSWERED_NO =
  /^\s*[:=]?\s*(?:(?:no|nein|non|nee|ne|nie|nej|n\/a|0)(?![\p{L}\d.])|[-–—](?=\s*(?:$|[,;|]))|☐|□|\[\s*\])/iu

/** 5.4.1.1.6.2.1: empty, and what is empty, in either order. */
export const EMPTY = words(
  `empty, leer(?:e[rsnm]?)?, vide?s?, leeg, lege, vuot[oaie], vací[oa]s?, vazi[oa]s?, próżn[eyai]\\p{L}*, prázdn\\p{L}+, tom(?:ma?|t|me)?, üres, goal[eă]|gol, tyhj[äi]\\p{L}*, prazn\\p{L}+`,
)
export const PACKAGING = words(`
  (?:large )?packagings?, receptacles?, ibcs?, intermediate bulk containers?, drums?, jerricans?, (?:gas )?cylinders?
  (?:gross)?verpackung(?:en)?, großverpackung(?:en)?, gefäße?, gefäss(?:e)?, großpackmittel, grosspackmittel, fässer, fass, kanister, gasflaschen?, flaschen?
  (?:grands? )?emballages?, récipients?, grv, fûts?, bouteilles?, (?:grote )?verpakking(?:en)?, houders?, vaten, flessen
  (?:grand[ei] )?imballagg(?:io|i), recipient[ei], fusti, bombole, (?:grandes )?(?:embalajes?|envases?), recipientes?, grg, bidones, botellas
  embalage(?:m|ns), opakowani[ea], naczyni[ea], dppl, butle, (?:velk[éý] )?obaly?, nádob[ay], lahve, sudy, förpackning(?:ar)?, kärl, flaskor
  emballager?, beholdere?, flasker, csomagolóeszköz(?:ök)?, edény(?:ek)?, ambalaje?, pakkauks?\\p{L}*`)
export const UNIT = words(`
  tank(?: |-)?(?:vehicle|container|wagon)s?, portable tanks?, demountable tanks?, battery(?: |-)(?:vehicle|wagon)s?, megcs?, memus?, tankfahrzeuge?
  aufsetztanks?, tankcontainer, batterie-?fahrzeuge?, ortsbeweglicher tank, kesselwagen, tankwagen, tankauflieger, véhicules?-?(?: )?citernes?
  citernes?(?: démontable| mobile)?, conteneurs?(?: |-)citernes?, wagons?(?: |-)citernes?, véhicules?(?: |-)batteries?, cgem, tankvoertuig(?:en)?
  tankwagens?, ketelwagens?, batterijwagens?, veicol[oi](?: |-)cistern[ae], cistern[ae], carr[oi](?: |-)cistern[ae], vehículos?(?: |-)cisternas?
  cisternas?(?: desmontables?| portátil(?:es)?)?, vagones? cisterna, veículos?(?: |-)cisternas?, pojazd(?: |-)cysterna, cystern[ay], wagon(?: |-)cysterna
  cisternov[éýáa]\\p{L}* \\p{L}+, cisterna, tankbil(?:ar)?, tankvogn(?:e)?, tankkonteiner\\p{L}*, säiliöauto, tartályjármű, autocisternă, vehicles?, fahrzeuge?, container`)

/** 5.4.1.1.6.2.2: what was loaded last follows. */
export const LAST_LOAD = words(`
  last load, last contained, last cargo, letztes ladegut, zuletzt enthaltene\\p{L}*, dernière marchandise chargée, dernière marchandise, dernier contenu
  laatste lading, laatst vervoerde stof, laatst geladen, ultima merce caricata, ultimo contenuto, última mercancía cargada, última materia cargada
  última mercadoria carregada, ostatni ładunek, ostatnio przewożon\\p{L}*, poslední náklad, naposledy (?:naloženo|přepravován\\p{L}*), posledný náklad, senaste last
  senast lastat gods, seneste last, senest indhold, siste last, utolsó rakomány, ultima marfă încărcată, viimeinen kuorma, zadnji naloženi tovor, posljednji teret`)

/** 5.4.1.1.6.1. */
export const UNCLEANED = words(`
  empty_uncleaned, residue_last contained, leer_ungereinigt, leere_ungereinigte (?:rücksendung|verpackung|gefäße|ibc), ungereinigte? leere\\p{L}*
  vides?_non nettoyée?s?, résidus_dernier contenu, leeg_ongereinigd, vuot[oaie]_non (?:ripulit|bonificat|puliti?)[oaie]?
  vací[oa]s?_sin limpiar, vazi[oa]s?_por limpar, vazi[oa]s?_não limp[oa]s?, próżn\\p{L}+_nieoczyszczon\\p{L}+
  prázdn\\p{L}+_nevyčištěn\\p{L}+, prázdn\\p{L}+_nevyčisten\\p{L}+, tom\\p{L}*_(?:ej|inte) rengjor\\p{L}+, tom\\p{L}*_ikke rengjort\\p{L}*, üres_tisztítatlan, gol\\p{L}*_necurățat\\p{L}*`)

/** UN 3509, which is filled with residues of its own: 5.4.1.1.19. */
export const DISCARDED = words(
  `discarded, ausgesondert\\p{L}*, altverpackung(?:en)?, mis au rebut, mises? au rebut, afgedankt\\p{L}*, dismess\\p{L}*, scartat\\p{L}*, desechad\\p{L}*, odrzucon\\p{L}*, vyřazen\\p{L}*, kasserad\\p{L}*`,
)
