const listWords = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that occur in nearly every question. They say little about its subject. */
const FILLERS = listWords(`
happen happens happening happened go goes going gets get getting make makes making do does doing done tell wants want
wanted know use used uses using need needs needed kind kinds sort type thing things stuff way someone somebody anyone
anybody everyone people person possible possibly support supports supported offer offers provide provides work works
working could would should shall might may must long many much often big soon product products safe ai system systems
company software one two still you your yours we us our ours my mine they them their there any some exist exists
available give gives given take takes taken run runs running see look looks looking have has had please explain describe
called call calls mean means meant different best better good also already existing without within really actually ever
even just only truly completely fully entirely simply quite very require requires required function functions able let
lets say says said like come comes put think else something anything everything nothing i'm we're guys folks hi hello
thanks info information details wondering question questions ask asks asked understand curious talk about allowed allow
allows exactly specific show shows showing every end new whats what's hows how's wheres who's whos gonna wanna kindly
help helps tool solution thing's vendor vendors website site page
`);

/** Words of any subject. A passage that answers often uses other words for them. */
const COMMON = listWords(`
able above accept across act actual add added additional after afterward again against ago agree ahead allow almost alone
along aloud although always among amount another answer anymore anyway anywhere apart appear apply approach area around
aside assume available avoid aware away back bad base basic basically because become before begin behind believe below
beside besides between beyond bit both bother briefly bring bringing brought build built busy care careful carefully
carry case catch cause certain certainly chance check choice choose claim clear clearly close closely combine coming
commit committing common compare concern concerned concrete consider contain contains continue cope correct correctly
count couple course cover create currently daily day deal deals decide decided decision deep depend depends describe
despite detail difference difficult difficulty direct directly discuss dies die during each earlier early easily easy
effect effort either elsewhere encounter enough ensure enter especially essentially ever everywhere example except
expect expected experience extra fact fair fairly fall far feel few figure final finally find fine first fit fix follow
following force form forward found frequently front full further future game general generally got great grip ground
group guess half hand handle handled handling happy hard hardly having head hear heard held hence here hold hope hour
however huge idea ideally imagine immediately impact important include included includes including indeed individual
initial inside instead intend interested interesting involve involved issue itself join judge keep kept key kind large
last late later latest lead leads learn least leave left less letting level likely limit line list little live lot lots
low main mainly major manage manner matter maybe means meet mention mentioned middle mind minimum moment money month
months more moreover most mostly move multiple nearby nearly necessarily necessary neither never newest next nice nobody
none normal normally note notice now number obtain obvious occur odd offered okay old once onto open opinion option
options order ordinary otherwise ought outside over overall own part particular particularly parts past pay paying per
perform perhaps period permit perspective pick piece place plan plans play plenty plus point points poor position
potential practical practically practice prefer present pretty prevent prevented previous previously prior probably
problem problems proceed process proper properly protect protected protection proved purpose quick quickly rather reach
reached ready real realistic really reason reasonable receive recent recently regard regarding regardless regular
relevant rely remain remember report reported respect rest result return right rough roughly round rule same save saw
scenario scope second seem seems seen sell send sense serious serve set setting several share short show shown side sign
similar simple since single situation slow small somehow sometimes somewhere special stand standard start started state
stay step steps stick stop strange strong stuck such suddenly suggest suitable suppose sure surely switch talk talking
team tend term terms test thing third thought through throughout thus time times today together tomorrow took top total
toward towards tried trouble true truth try turn twice typical typically ultimately under unless unlike until up upon
usable useful usual usually various version view wait walk want watch ways week weeks weird went whatever whenever
whether whole whom wide will wise wish wonder word words world worried worry worse worth write wrong year years yesterday
yet yourself sits sit weird normal properly involved whoever folks tonight roughly meanwhile eventually
`);

const FILLER_SHARE = 0.25;
const COMMON_SHARE = 0.55;

/** Rates from 0 to 1 how much a word says about the subject of a question. Technical words rate 1. */
export function rateWord(word: string): number {
  const lower = word.toLowerCase();
  if (FILLERS.has(lower)) return FILLER_SHARE;
  return COMMON.has(lower) ? COMMON_SHARE : 1;
}

/** True for a technical word, false for words that any question may contain. */
export const isOfField = (word: string): boolean => rateWord(word) === 1;
