import type { Locale } from '@parley/model';
import { stem } from './language.ts';

/** Words of customer service that mean nearly the same: a question in the one finds a text in the other. */
const GROUPS: Partial<Record<Locale, string>> = {
  en: `
return returns returned
refund money reimburse reimbursement repay
delivery deliver shipping ship shipment dispatch postage arrive
cost price fee charge expensive surcharge
order purchase buy
lend borrow
parcel package packet
warranty guarantee
repair fix mend
break damaged damage faulty defective defect fault
open opening closed close closing
store shop branch
phone telephone call hotline number
contact reach
wash clean cleaning laundry
exchange swap
backpack rucksack
expire expiry valid validity
cancel cancellation
lose missing miss
human person agent representative
speak talk chat
rent rental hire
track tracking follow
discount rebate reduction
bicycle bike
park parking
child children kid
weight weigh heavy heavier
cheap cheaper
mould mold
company business corporate firm
invoice bill
instalment installment
delete erase
data privacy personal
boots shoes footwear
late delay delayed
cartridge canister
colour color
club membership member loyalty programme program
aeroplane airplane plane flight aircraft
customs duty
collect collection
sunday weekend
pay payment
dog pet
wheelchair accessible accessibility disabled step
present gift
neighbour neighbor
cook cooking
password login
email mail
leak leaks dripping drip
store keep storage
tear rip ripped hole
size sizing fit
light lighting ignite
job career application
dangerous hazardous
`,
  de: `
versand lieferung liefern zustellung versenden liefert geliefert
rückgabe rücksendung zurückgeben zurücksenden zurückschicken retoure zurückgegeben umtauschen rückgabefrist
erstattung erstatten rückerstattung rückzahlung geld
kosten kostet preis gebühr teuer versandkosten
garantie gewährleistung
geöffnet öffnungszeiten offen öffnen geschlossen
filiale laden geschäft
paket sendung
bestellung bestellen kaufen gekauft
stornieren stornierung widerrufen
kundendienst kundenservice telefon anrufen erreichen hotline
verfolgen sendungsverfolgung
lieferzeit versand lieferung
abholung abholen
`,
  es: `
envío entrega enviar entregar
devolución devolver reembolso
precio coste costo
garantía
tienda
`,
};

const SYNONYMS = new Map<Locale, Map<string, Set<string>>>();
for (const [language, groups] of Object.entries(GROUPS) as [Locale, string][]) {
  const related = new Map<string, Set<string>>();
  for (const line of groups.trim().split('\n')) {
    const stems = line.split(' ').map((word) => stem(word, language));
    for (const one of stems) related.set(one, new Set([...(related.get(one) ?? []), ...stems]));
  }
  for (const [one, others] of related) others.delete(one);
  SYNONYMS.set(language, related);
}

/** Stems that mean nearly the same as the given stem. */
export function synonymsOf(stemmed: string, language: Locale): readonly string[] {
  return [...(SYNONYMS.get(language)?.get(stemmed) ?? [])];
}
