import { type Lexicon, list } from '../lexicon.ts'

export const turkish: Lexicon = {
  language: 'tr',
  labels: {
    consignor: list`
      gönderen, gönderici, gönderen isim adres ülke, gönderici isim adres ülke, gönderen adı adresi ülkesi,
      gönderici adı adresi ülkesi, gönderenin adı ve adresi, göndericinin adı ve adresi, gönderen firma,
      gönderici firma, yükleten, malı gönderen, gönderen ad adres ülke, gönderici ad adres ülke,
      gönderenin adı adresi`,
    consignee: list`
      alıcı, gönderilen, alıcı isim adres ülke, alıcı adı adresi ülkesi, alıcının adı ve adresi, alıcı firma,
      gönderilen isim adres ülke, gönderilen adı adresi ülkesi, malı alan, malın alıcısı,
      alıcı ad adres ülke, alıcının adı adresi`,
    carrier: list`
      taşıyıcı, taşımacı, nakliyeci, taşıyıcı isim adres ülke, nakliyeci isim adres ülke, taşıyıcı adı adresi ülkesi,
      taşıyıcının adı ve adresi, taşımacı isim adres ülke, nakliyecinin adı ve adresi, taşıyan, nakliye firması,
      taşıyıcı firma, nakliyeci firma, taşıma yapan firma, taşıyıcı ad adres ülke`,
    successiveCarrier: list`
      müteakip taşıyıcılar, müteakip taşıyıcı, müteakip taşıyıcılar isim adres ülke, sonraki taşıyıcılar,
      sonraki taşıyıcı, müteakip nakliyeciler, sonraki nakliyeciler, diğer taşıyıcılar, ardışık taşıyıcılar,
      birbirini izleyen taşıyıcılar, müteakip taşımacılar, müteakip nakliyeci`,
    placeOfDelivery: list`
      malın teslim edileceği yer, malın teslim yeri, teslim yeri, teslimat yeri, boşaltma yeri, varış yeri,
      malların teslim yeri, teslim edileceği yer, eşyanın teslim yeri, eşyanın teslim edileceği yer,
      malların teslim edileceği yer, yükün teslim yeri, boşaltma adresi, teslim adresi, teslimat adresi,
      tahliye yeri, varış noktası, malın teslimi için öngörülen yer, malın boşaltılacağı yer, boşaltma noktası, varış adresi`,
    takingOver: list`
      malın teslim alındığı yer ve tarih, malın yüklendiği yer ve tarih, yükleme yeri ve tarihi, yükleme yeri ve tarih,
      eşyanın teslim alındığı yer ve tarih, malın teslim alınma yeri ve tarihi, malların teslim alındığı yer ve tarih,
      teslim alma yeri ve tarihi, malın alındığı yer ve tarih, yükün teslim alındığı yer ve tarih,
      malın yükleme yeri ve tarihi, teslim alındığı yer ve tarih, malların yüklendiği yer ve tarih, yükleme tarihi ve yeri,
      eşyanın yüklendiği yer ve tarih`,
    placeOfTakingOver: list`
      yükleme yeri, yükleme adresi, çıkış yeri, malın teslim alındığı yer, malın yüklendiği yer, teslim alma yeri,
      yükleme noktası, kalkış yeri, teslim alındığı yer, hareket yeri`,
    dateOfTakingOver: list`
      yükleme tarihi, teslim alma tarihi, malın teslim alındığı tarih, çıkış tarihi, sevk tarihi, malın yüklendiği tarih,
      hareket tarihi, yükleme günü, yükleme`,
    documentsAttached: list`
      ekli belgeler, ekli evraklar, ekli evrak, ekli dokümanlar, eklenen belgeler, ekteki belgeler, ekli vesaik,
      ilişikteki belgeler, ekte verilen belgeler, ekler, refakat belgeleri, eşlik eden belgeler, eklenmiş belgeler`,
    marks: list`
      marka ve numaralar, marka ve no, marka ve numara, işaret ve numaralar, işaretler ve numaralar, markalar ve numaralar,
      işaret ve no, marka no, markalar, işaretler, marka ve nolar, marka numara`,
    packageCount: list`
      koli adedi, kap adedi, koli sayısı, kap sayısı, paket adedi, paket sayısı, ambalaj adedi, parça adedi, parça sayısı,
      ambalaj sayısı, palet adedi, palet sayısı, kap miktarı, koli miktarı, toplam kap adedi, toplam koli adedi,
      paketlerin sayısı, kolilerin sayısı, adet, toplam kap, toplam koli, kap koli adedi`,
    packing: list`
      ambalaj şekli, ambalaj cinsi, ambalaj türü, ambalajlama şekli, ambalajın cinsi, ambalajın türü, paketleme şekli, kap cinsi,
      kapların cinsi, ambalaj, ambalaj tipi, paketleme türü, ambalajlama türü, ambalajlama metodu, paketleme metodu, kap türü,
      kabın cinsi`,
    nature: list`
      malın cinsi, eşyanın cinsi, malların cinsi, malın tanımı, eşyanın tanımı, yükün cinsi, mal cinsi, eşya cinsi,
      malın niteliği, eşyanın niteliği, malın adı, eşyanın ticari tanımı, malın açıklaması, malların tanımı, yük cinsi, malzeme tanımı,
      yükün tanımı, emtianın cinsi, emtia cinsi, malın özellikleri`,
    statisticalNumber: list`
      istatistik numarası, istatistik no, istatistiki numara, istatistik numara, gtip, gtip no, gümrük tarife no,
      gtip numarası, g t i p, g t i p no, tarife no, gümrük tarife istatistik pozisyonu, tarife pozisyonu, armonize kod`,
    grossWeight: list`
      brüt ağırlık kg, brüt ağırlık, brüt kg, brüt, brüt ağırlığı, brüt ağırlığı kg, toplam brüt ağırlık, toplam brüt, ağırlık,
      ağırlık kg, brüt kilo, kg brüt, toplam ağırlık, brüt kütle, brüt ağırlık kilogram`,
    netWeight: list`
      net ağırlık kg, net ağırlık, net kg, net ağırlığı, toplam net ağırlık, toplam net, net kilo, kg net, net kütle`,
    volume: list`hacim m3, hacim, hacmi m3, hacmi, toplam hacim, metreküp, hacim metreküp`,
    senderInstructions: list`
      gönderenin talimatları, göndericinin talimatları, gönderenin talimatı, göndericinin talimatı, gönderici talimatları,
      gönderen talimatları, göndericinin talimatları gümrük ve diğer formaliteler,
      gönderenin talimatları gümrük ve diğer formaliteler, gümrük talimatları, talimatlar, özel talimatlar,
      gümrük ve diğer formaliteler, gönderenin notları, gönderen notu`,
    paymentOfCarriage: list`
      navlun ödeme talimatı, navlun ödeme talimatları, taşıma ücreti ödeme talimatı, navlun ödemesi, navlun, navlun ödeme şekli,
      taşıma ücretinin ödenmesi, taşıma ücreti, ödeme talimatı, ödeme talimatları, navlunun ödenmesi, nakliye bedeli ödemesi,
      taşıma ücretinin ödenmesine ilişkin talimat, navlun ödeme koşulları, nakliye ücreti ödemesi, taşıma bedeli ödeme talimatı, taşıma bedeli`,
    cashOnDelivery: list`teslimde ödeme, ödemeli, tahsilatlı teslim, ödeme karşılığı teslim, teslimde tahsilat, mukabili ödeme`,
    reservations: list`
      taşıyıcının çekinceleri ve gözlemleri, taşıyıcının rezervleri ve gözlemleri, taşıyıcının çekinceleri, taşıyıcının kayıtları,
      taşıyıcının ihtirazi kayıtları, nakliyecinin rezervleri, taşıyıcının rezervleri, taşıyıcının çekince ve görüşleri,
      nakliyecinin çekinceleri ve gözlemleri, taşıyıcının itiraz ve açıklamaları, taşıyıcının itirazları ve gözlemleri,
      taşımacının çekinceleri, çekinceler, taşıyıcının ihtirazi kayıtları ve düşünceleri, taşıyıcının kayıt ve açıklamaları,
      taşıyıcının çekince ve gözlemleri, nakliyecinin çekince ve gözlemleri`,
    specialAgreements: list`özel anlaşmalar, özel anlaşma, özel şartlar, özel koşullar, özel sözleşmeler, hususi anlaşmalar`,
    toBePaidBy: list`ödeyecek olan, ödeyecek, ödenecek, kim tarafından ödenecek, ödemeyi yapacak`,
    established: list`
      düzenlendiği yer ve tarih, düzenleme yeri ve tarihi, düzenlendiği yer, düzenleme yeri, tanzim yeri ve tarihi, tanzim yeri,
      düzenlendiği yer tarih, tanzim edildiği yer ve tarih, tanzim edildiği yer, yer ve tarih`,
    dateOfIssue: list`
      düzenleme tarihi, düzenlendiği tarih, tanzim tarihi, düz tarihi, belge tarihi, evrak tarihi, düzenlenme tarihi`,
    documentNumber: list`
      cmr no, cmr numarası, belge no, belge numarası, hamule senedi no, taşıma senedi no, evrak no, evrak numarası, senet no,
      sevkiyat no, taşıma belgesi no, seri no, taşıma evrakı no, hamule senedi numarası`,
    plates: list`
      plaka, plaka no, plaka numarası, araç plakası, araç plaka no, araç plaka, plakalar, taşıt plakası, araç no, araç plakaları,
      çekici dorse plakası, çekici dorse, çekici dorse plaka, çekici römork, çekici dorse plaka no, araç dorse plaka, taşıt plaka no,
      tır plaka, araç`,
    tractorPlate: list`
      çekici, çekici plakası, çekici plaka, çekici plaka no, kamyon, kamyon plakası, çekici no, motorlu araç plakası,
      tır plakası, kamyon plaka no`,
    trailerPlate: list`
      dorse, dorse plakası, dorse plaka, römork, römork plakası, dorse plaka no, dorse no, römork plaka, römork plaka no, yarı römork,
      yarı römork plakası, treyler plakası, treyler`,
    containerNumber: list`konteyner no, konteyner numarası, konteyner, kontenyer no`,
    sealNumber: list`mühür no, mühür numarası, mühür, mühürler, mühür numaraları`,
    unNumber: list`un numarası, bm numarası, bm no, tehlikeli madde, tehlikeli maddeler, tehlikeli mal`,
    hazardClass: list`sınıf, sınıfı, adr sınıfı, tehlike sınıfı, sınıf etiket`,
    packingGroup: list`paketleme grubu, ambalajlama grubu, ambalaj grubu, paket grubu, p grubu, ambalaj gr`,
    goodsReceived: list`
      mallar teslim alındı, mal teslim alındı, malların teslim alınması, malları teslim alan, eşya teslim alındı,
      malın teslim alındığı, teslim alındı, mallar teslim alınmıştır, malı teslim alan, yük teslim alındı`,
    dateOfDelivery: list`teslim tarihi, teslimat tarihi, boşaltma tarihi, varış tarihi`,
    modeOfTransport: list`taşıma şekli, nakliye şekli, taşıma türü`,
    signature: list`
      gönderenin imza ve kaşesi, taşıyıcının imza ve kaşesi, alıcının imza ve kaşesi, göndericinin imza ve kaşesi,
      gönderenin imzası ve kaşesi, taşıyıcının imzası ve kaşesi, alıcının imzası ve kaşesi, göndericinin imzası ve kaşesi,
      nakliyecinin imza ve kaşesi, nakliyecinin imzası ve kaşesi, gönderenin kaşe ve imzası, taşıyıcının kaşe ve imzası,
      alıcının kaşe ve imzası, göndericinin kaşe ve imzası, nakliyecinin kaşe ve imzası, imza ve kaşe, kaşe ve imza, kaşe imza,
      imza kaşe, gönderenin imzası, taşıyıcının imzası, alıcının imzası, göndericinin imzası, sürücü imzası, şoför imzası,
      sürücünün imzası, imza, kaşe`,
    furniture: list`
      döviz, para birimi, indirimler, bakiye, ek ücretler, diğer masraflar, çeşitli, toplam ödenecek, sürücü, şoför, sürücü adı,
      şoförün adı, sürücü adı soyadı, şoför adı soyadı, sayfa, referans, referans no, referansımız, referansınız, sipariş no, sipariş numarası,
      gönderen için nüsha, alıcı için nüsha, taşıyıcı için nüsha, gönderen nüshası, alıcı nüshası, taşıyıcı nüshası, teslim şekli,
      teslim şartları, açıklamalar, açıklama, notlar, sıra no, sıra, sıcaklık, telefon, gümrük, gümrük idaresi, varış gümrüğü, değer,
      kıymet, tutar, fiyat, birim fiyat, acente, nakliye komisyoncusu, taşıma işleri organizatörü, varış saati, hareket saati,
      geliş saati, yükleme metre, fatura no, fatura numarası, boyutlar, ölçüler, uluslararası hamule senedi, tır karnesi,
      sefer no, sefer, pozisyon no, dosya no, vergi dairesi, vergi no, çıkış kapısı, yük kapasitesi, randevu`,
  },
  parts: {
    name: list`isim, unvan, unvanı, firma, firma adı, adı soyadı, ticaret unvanı, firma unvanı, adı unvanı`,
    street: list`adres, adresi, sokak, cadde, cadde sokak, açık adres`,
    houseNumber: list`kapı no, bina no, dış kapı no`,
    postOfficeBox: list`posta kutusu, p k`,
    postcode: list`posta kodu, p kodu, p k`,
    city: list`şehir, ilçe, ilçe il, il ilçe, şehir ilçe`,
    country: list`ülke, ülkesi, ülke kodu`,
    phone: list`telefon, tel, gsm, faks, fax, tel no, cep tel, telefon no`,
    email: list`e posta, eposta, e mail, email`,
    taxNumber: list`vergi no, vergi numarası, vkn, vergi kimlik no, vergi dairesi, tckn, eori`,
    contact: list`ilgili kişi, irtibat kişisi, yetkili, yetkili kişi, irtibat, ilgili`,
  },
  stages: {
    delivery: list`teslim, teslimat, boşaltma, varış, teslim yeri`,
    takingOver: list`yükleme, teslim alma, çıkış, sevk`,
  },
  hints: list`
    ad, adı, isim, adres, adresi, ülke, ülkesi, yer, yeri, tarih, tarihi, saat, ve, veya, no, numara, kg, m3, imza, kaşe, gümrük, diğer,
    formaliteler, toplam, tel, araç, plaka, kilogram, şehir, malın, malların, unvan, unvanı`,
  totals: list`toplam, genel toplam, toplamı, yekün, yekûn, toplam brüt, genel toplamı`,
  carried: list`nakli yekün, devreden, devreden toplam, sayfa toplamı, ara toplam, nakil`,
  carriagePaid: list`
    navlun ödenmiştir, navlun ödendi, navlun peşin, peşin, peşin ödenmiş, ödenmiştir, ödendi, franko, gönderen öder, gönderici öder,
    navlun gönderene ait, gönderen ödemeli, gönderici ödemeli, peşin ödemeli, navlun gönderen tarafından ödenecektir`,
  carriageForward: list`
    alıcı öder, alıcı ödemeli, navlun alıcıya ait, karşı ödemeli, navlun varışta ödenecek, varışta ödenecek, ödenmemiş, navlun ödenmemiştir,
    alıcı ödeyecek, navlun alıcı tarafından ödenecektir, varışta ödenecektir, navlun alıcıdan tahsil edilecektir`,
  months: [
    list`ocak, oca`,
    list`şubat, şub`,
    list`mart`,
    list`nisan, nis`,
    list`mayıs`,
    list`haziran, haz`,
    list`temmuz, tem`,
    list`ağustos, ağu`,
    list`eylül, eyl`,
    list`ekim, eki`,
    list`kasım, kas`,
    list`aralık, ara`,
  ],
  countries: {
    'türkiye cumhuriyeti': 'TR',
    't c': 'TR',
    turkiye: 'TR',
    ingiltere: 'GB',
    'büyük britanya': 'GB',
    'çek cumhuriyeti': 'CZ',
    'bosna hersek': 'BA',
    makedonya: 'MK',
    'kuzey kıbrıs': 'CY',
    amerika: 'US',
    abd: 'US',
    bae: 'AE',
  },
  packages: {
    NE: list`ambalajsız, paketsiz`,
    43: list`big bag, bigbag, büyük çuval, jumbo çuval`,
    PX: list`palet, paletler, ahşap palet`,
    PE: list`euro palet, avro palet, europalet, eur palet`,
    CT: list`koli, karton, kolisi, karton koli, karton kutu, koliler`,
    BX: list`kutu, kutular`,
    CS: list`sandık, kasa, ahşap sandık, tahta sandık, ahşap kasa, sandıklar, plastik kasa`,
    DR: list`varil, fıçı, variller, metal varil, plastik varil`,
    SA: list`çuval, çuvallar`,
    BG: list`torba, poşet, torbalar`,
    BE: list`demet, demetler, bağlar`,
    BL: list`balya, balyalar`,
    CL: list`bobin, bobinler, kangal, rulo sac`,
    RO: list`rulo, top, rulolar, toplar`,
    PK: list`kap, parça, kaplar`,
    PC: list`paket, paketler`,
    CN: list`konteyner, konteynerler`,
    JC: list`bidon, bidonlar, plastik bidon`,
    CX: list`teneke, tenekeler`,
    BJ: list`kova, kovalar`,
    CY: list`tüp, tüpler, gaz tüpü`,
    TK: list`tank, tanker`,
    WA: list`ibc, ibc tank, ibc konteyner`,
    RL: list`makara, makaralar`,
    CG: list`kafes, kafes kasa`,
    VY: list`dökme, dökme yük`,
  },
  smallWords: list`
    ve, ile, için, bir, bu, olarak, olan, veya, edilmiştir, tarafından, göre, üzere, lütfen, değil, kadar, sonra, önce, gün, tarih, olup,
    teslim, edilecektir, yapılacaktır, ait, dahil, hariç, adet`,
  streetWords: list`
    cadde, caddesi, cad, sokak, sokağı, sok, bulvarı, bulvar, blv, bulv, mahallesi, mah, organize sanayi bölgesi, osb, yolu,
    mevkii, sanayi sitesi, sanayi bölgesi, küçük sanayi sitesi, meydanı, asfaltı, çevre yolu, köyü yolu, org san böl, serbest bölge`,
  streetEndings: list`
    caddesi, cad, sokağı, sokak, sok, bulvarı, blv, bulv, mahallesi, mah, bölgesi, osb, yolu, mevkii, sitesi, meydanı, asfaltı, cadde`,
  postOfficeBox: list`posta kutusu`,
  contactWords: list`
    tel, telefon, faks, fax, gsm, cep tel, e posta, e mail, email, vergi dairesi, vergi no, vkn, www, ilgili kişi, yetkili, eori, tckn,
    mersis no, mersis, ticaret sicil no`,
  everyday: list`yer, tarih, saat`,
  dateWords: list`tarih, tarihi, tarihinde, günü, saat, ve`,
  noteTitles: list`
    uluslararası hamule senedi, hamule senedi, cmr hamule senedi, cmr taşıma senedi, uluslararası taşıma senedi, taşıma senedi,
    karayolu taşıma senedi, uluslararası karayolu taşıma senedi, cmr belgesi, cmr taşıma belgesi,
    uluslararası karayolu taşıma belgesi, uluslararası eşya taşıma senedi`,
  conventions: list`
    karayolu ile uluslararası eşya taşıma sözleşmesi, eşyaların karayolundan uluslararası nakliyatı için mukavele sözleşmesi,
    karayoluyla uluslararası eşya taşıma sözleşmesi, karayolundan uluslararası nakliyat mukavelesi,
    eşyaların karayoluyla uluslararası taşınmasına ilişkin sözleşme`,
  otherPapers: list`
    fatura, ticari fatura, proforma fatura, teklif, sipariş, irsaliye, sevk irsaliyesi, çeki listesi, sözleşme, fiyat listesi`,
  invoice: list`fatura, ticari fatura`,
}
