import { list } from '../../lexicon.ts'
import type { FormLanguage } from '../form-words.ts'

export const greekCim: FormLanguage = {
  titles: list`φορτωτική cim, σιδηροδρομική φορτωτική, διεθνής σιδηροδρομική φορτωτική`,
  labels: {
    documentNumber: list`ταυτότητα αποστολής, αριθμός αποστολής, αρ αποστολής`,
    departurePlace: list`τόπος παραλαβής, τόπος ανάληψης, σταθμός αποστολής, σταθμός αναχώρησης`,
    arrivalPlace: list`τόπος παράδοσης, σταθμός προορισμού, σταθμός άφιξης`,
    dateOfTakingOver: list`ημερομηνία παραλαβής, ημερομηνία ανάληψης, μήνας ημέρα ώρα`,
    carrier: list`συμβατικός μεταφορέας, μεταφορέας, σιδηροδρομική επιχείρηση`,
    wagonNumber: list`αρ βαγονιού, αριθμός βαγονιού, βαγόνι, βαγόνια, αριθμός φορτάμαξας, φορτάμαξα`,
    train: list`αρ αμαξοστοιχίας, αριθμός αμαξοστοιχίας, αμαξοστοιχία`,
    statisticalNumber: list`κωδικός nhm, nhm`,
    nature: list`περιγραφή εμπορεύματος, ονομασία εμπορεύματος, είδος εμπορεύματος, εμπόρευμα`,
    grossWeight: list`μάζα, μάζα kg, μικτή μάζα, μικτό βάρος kg`,
    information: list`δηλώσεις αποστολέα, δηλώσεις του αποστολέα`,
    documentsAttached: list`συνημμένα, συνημμένα έγγραφα`,
    paymentOfCarriage: list`πληρωμή εξόδων, πληρωμή των εξόδων`,
    established: list`τόπος και ημερομηνία σύνταξης, τόπος και ημερομηνία έκδοσης`,
    furniture: list`στοιχεία αποστολέα, κωδικός πελάτη, απόβαρο, λοιποί μεταφορείς, ημερομηνία άφιξης, σταθμός, κωδικός`,
    containerSeal: list`σφραγίδες, σφραγίδα, μολυβδοσφραγίδες`,
    containerNumber: list`εμπορευματοκιβώτιο, μονάδα φόρτωσης`,
  },
}

export const turkishCim: FormLanguage = {
  titles: list`cim hamule senedi, demiryolu hamule senedi, demiryolu taşıma belgesi, cim taşıma belgesi`,
  labels: {
    consignor: list`gönderen, gönderici`,
    consignee: list`alıcı, gönderilen`,
    documentNumber: list`gönderi kimliği, gönderi numarası, gönderi no, sevkiyat no, hamule senedi no, senet no`,
    departurePlace: list`teslim alma yeri, teslim alındığı yer, çıkış istasyonu, gönderme istasyonu, kalkış istasyonu`,
    arrivalPlace: list`teslim yeri, teslim etme yeri, varış istasyonu`,
    dateOfTakingOver: list`teslim alma tarihi, ay gün saat`,
    carrier: list`sözleşmeli taşıyıcı, akdi taşıyıcı, taşıyıcı, demiryolu işletmecisi`,
    wagonNumber: list`vagon no, vagon numarası, vagon, vagonlar`,
    train: list`tren no, tren numarası, tren`,
    statisticalNumber: list`nhm kodu, nhm`,
    nature: list`eşyanın cinsi, malın cinsi, eşyanın tanımı, yükün cinsi, eşya`,
    packageCount: list`kap adedi, koli adedi, kap sayısı`,
    packing: list`ambalaj, ambalaj cinsi, ambalaj şekli`,
    grossWeight: list`kütle, kütle kg, brüt kütle, brüt ağırlık, brüt ağırlık kg, brüt kg`,
    information: list`gönderenin beyanları, göndericinin beyanları`,
    documentsAttached: list`ekler, ekli belgeler`,
    paymentOfCarriage: list`masrafların ödenmesi, ücretlerin ödenmesi, navlun ödemesi`,
    established: list`düzenleme yeri ve tarihi, düzenlendiği yer ve tarih`,
    furniture: list`gönderenin referansı, müşteri kodu, dara, diğer taşıyıcılar, varış tarihi, istasyon, kod`,
    containerSeal: list`mühürler, mühür, mühür no, mühür numarası`,
    containerNumber: list`konteyner, konteyner no`,
  },
}
