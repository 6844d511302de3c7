import { list } from '../lexicon.ts'

/**
 * Kinds of package (UN/ECE Recommendation 21) as they stand behind a number, in languages that inflect, and cylinders of gas
 * in all: '24 boce', '18 boca', '6 svežnjeva'.
 */
export const inflectedKinds: Readonly<Record<string, readonly string[]>> = {
  CY: list`
    boca, boce, boci, bocama, plinska boca, plinske boce, plinskih boca, čelična boca, čelične boce, čeličnih boca, 
    боца, боце, челична боца, челичне боце, челичних боца,
    jeklenka, jeklenke, jeklenk, jeklenki, plinska jeklenka, plinske jeklenke, plinskih jeklenk,
    butle gazowe, butli gazowych, butle stalowe, butli stalowych,
    lahví, tlakové lahve, tlakové láhve, tlakových lahví, ocelová láhev, ocelové lahve, ocelové láhve, ocelových lahví,
    fľaša, fľaše, fliaš, tlaková fľaša, tlakové fľaše, tlakových fliaš, oceľová fľaša, oceľové fľaše, oceľových fliaš,
    palack, palackok, gázpalack, gázpalackok, acélpalack, acélpalackok,
    tub oxigen, butelii gaz, butelii de gaz, butelie gaz, бутилка, бутилки, газова бутилка, газови бутилки,
    φιάλη, φιάλες, φιαλών, φιάλη αερίου, φιάλες αερίου,
    balionas, balionai, balionų, baliono, dujų balionas, dujų balionai, dujų balionų,
    balons, baloni, balonu, gāzes balons, gāzes baloni, gāzes balonu, gaasiballoon, gaasiballooni, gaasiballoonid, balloonid,
    kaasupullo, kaasupulloa, kaasupullot, teräspullo, teräspulloa, gasflaske, gasflasker, stålflaske, stålflasker,
    trykflaske, trykflasker, gassflaske, gassflasker, stålflaska, stålflaskor, cylindrar, stahlflasche, stahlflaschen,
    druckgasflasche, druckgasflaschen, bombonas, botija, botijas, garrafa de gás, garrafas de gás,
    газовий балон, газові балони, газових балонів`,
  BE: list`
    snopa, snopova, svežnja, svežnjeva, svežnjev, wiązka butli, wiązki butli, wiązek butli, svazek lahví, svazky lahví,
    svazků lahví, zväzok fliaš, zväzky fliaš, zväzkov fliaš, palackköteg, palackkötegek, flaschenbündel,
    cadre de bouteilles, cadres de bouteilles, pacco bombole, pacchi bombole, pacco di bombole, pacchi di bombole,
    flaskpaket, flaskebatteri, flaskebatterier, flessenpakket, flessenpakketten, bundle of cylinders,
    bundles of cylinders, cylinder bundle, cylinder bundles, baterie de butelii, baterii de butelii, bloque de botellas,
    bloques de botellas, quadro de garrafas, quadros de garrafas, balionų ryšulys, balionų ryšuliai`,
  DR: list`
    bačvi, bačvama, bubnja, bubnjeva, sodček, sodčki, sodčkov, fémhordó, fémhordók, acélhordó, βαρελιών, vaadid, stålfat,
    plastfat, spundfass, spundfässer, deckelfass, deckelfässer, rollreifenfass, rollreifenfässer, statinė, statines`,
  JC: list`
    kanistar, kanistra, kanistara, ročk, ročki, kanistr, kanistrů, kanistry, bandaska, bandasky, bandasiek, kanistrų,
    kannu, marmonkanna, marmonkannák, plastdunk, plastdunke, plastdunkar, plastkanne`,
  SA: list`σάκων, papiersack, papiersäcke, papiersäcken, kunststoffsack, kunststoffsäcke, сака, торби, торба`,
  WA: list`
    mauzer, mauzery, mauzerów, ibc konteineriai, ibc konteinerių, ibc konteineri, ibc konteineru, ibc container,
    ibc containers, kontener ibc, kontenery ibc, kontenerów ibc, ibc kontejnerů, ibc kontajner, ibc kontajnery,
    ibc kontajnerov, ibc kontejnera, ibc kontejneri, ibc zabojnika, ibc zabojniki, ibc zabojnikov, ibc konténer,
    ibc konténerek, ibc контейнер, ibc контейнера, ibc контейнери, konteneris ibc`,
  CT: list`
    χαρτοκιβωτίων, kartoninių dėžių, pappeske, pappesker, pappkiste, pappkisten, pahvilaatikkoa, kartonových krabíc,
    lepenkových krabic, lepenkové krabice, kartonskih škatel, kartonske škatle, kartonskih kutija`,
  CS: list`dřevěných beden, dřevěné bedny, drevených debien, drvenih sanduka, lesenih zabojev, skrzyń drewnianych`,
  BJ: list`
    veder, vedier, kbelíků, кофи, кофа, κουβάς, κουβάδες, kibiras, kibirai, kibirų, spainis, spaiņi, spaiņu,
    ämbrit, hobok, hoboky, hoboků, hobbockok`,
  PX: list`paleti, palete, paletama, palečių, palešu, παλετών`,
}
