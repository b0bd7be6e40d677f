/**
 * Buyers' questions that the pages about services, terms and privacy answer. The format is that of
 * passage.expansion.pages.ts.
 */
export const serviceQuestions = `
/agent-orchestration
A purchasing officer asks | How do several agents work together? Can you give an example of agents? Who approves actions?
All of this happens on machines | Do agents send data outside?
Roles in a small group of agents | Which agent roles exist? What may each agent do? Who does the calculations?
Failures of cooperation | What can go wrong with agents? Can agents loop forever? What if an agent hallucinates? Who is accountable?
Is it one model or several | Do agents need different models?
Can agents run overnight | Can it run scheduled or unattended jobs?
When is a single assistant better | Do we need multiple agents?
/bespoke-ui-ux-design
Seven parts of an answer | How should a good AI interface look? How do users give feedback?
The danger of a fluent machine | How does the interface show uncertainty? How do you prevent blind trust?
Confirmation deserves the opposite | How do you avoid click fatigue with confirmations?
Speed matters in its own way | Do users lose their input on a crash?
The screens sit on the top layer | Can our own developers build the front end?
Two of us sit in a corner | How do you find out what users need? How does the design process work?
Interface standards | Is it accessible for blind or disabled users? Does it meet WCAG and Section 508? Can it be used with gloves or a touch screen? Can we apply our branding?
/custom-architecture
What each plan is for | Do you support high availability? Which layouts exist for several sites? How do we survive a flooded basement?
Two groups whose files may not touch | How do we keep departments apart? Should two tenants share a machine?
How long may it be silent | How much downtime is acceptable?
If the way to them is a line that fails | One central server or one per branch? What about ships and remote stations?
A terabyte of scans next to the node | Where should the documents be stored? What about large archives?
An architecture that needs a specialist | What if no administrator is on site at night?
which directory it trusts | What do you look for on a site visit?
Existing equipment is used where it fits | Do we have to buy hardware from you or a certain brand?
Handing over an architecture | What documents do we receive at handover? Who owns the drawings?
/customizable
The layers are stacked | What can be customized? Which change is riskiest? Where do most complaints come from?
From the lightest change to the heaviest | Who may change which layer? What has to be retested after a change?
A vocabulary of house abbreviations | How does it learn our jargon and acronyms?
The form of the answer and the screen change | Can it answer in two languages?
The search is narrowed to documents | Can answers be limited to approved documents?
Customizing: the product and its owner | Who is responsible for examples, tests and releases?
/data-processing-pipelines
A document enters with its address | How are documents imported? What happens to files without an owner?
Macros, embedded programs | Are files scanned for malware? What about malicious PDFs?
Text comes out of office files | Does it do OCR of scanned paper? How good is text recognition?
At clauses, steps, headings | How are documents chunked?
Each passage inherits rights | Does the index keep permissions? How is personal data detected?
So each passage knows where it came from | How do deletions reach the index? How does it stay in sync with the source?
The whole line stands on your premises | How long does the first indexing take? Is OCR done in the cloud?
Changes at the source, and what must follow | What happens to the index when a file is deleted or changed? What about legal hold?
Signs of a pipeline going stale | What should we monitor in the index?
/future-proof
After a year of use an organization owns | What do we keep if we change the model? Is our work lost with a new model?
The new model comes in on a drive | How do we replace the model? How do we evaluate a new model before using it?
A tuning belongs to the model | Do we have to retrain with a new model? Can fine-tunes be transferred?
Questions to a vendor of AI systems | What happens if you go out of business? Is there vendor lock-in? Can we export our data?
A newer model may want more memory | Will newer models need better hardware? Will our hardware become obsolete?
/industry-models
A general model picks the meaning | Why do general models misunderstand our terms?
House abbreviations, product codes | What is the cheapest way to adapt the model to our field?
Eight lines worth an hour | How do we choose a model? What license may a model have? How do we judge an open-weight model?
Because two hospitals differ more | Do you sell a medical or legal model? Is there a ready-made model for our industry?
If you already have a model of your own | Can we bring our own model?
Test subjects by sector | What should we test in our industry?
/legacy-integration
Connecting is the small part | How much effort is it to connect an old system?
Between the old world and the index | Is there a staging area? Is data duplicated?
A mainframe report has no access list | How are permissions set for old systems without users?
Which door, and what waits behind it | Can it read our mainframe, AS/400 or SQL database? Which connectors exist? Can it read email and file shares?
What integration should refuse | Can it post entries into our old system? Does it slow down production systems? Do you scrape screens?
Our system has no API | What if our software has no interface?
Can the assistant replace the old system | Can we retire the mainframe?
How fresh are the answers | How up to date is the data? Is it real time?
/on-premise-training
A run reads examples | What files does a training run leave? Can the model leak training data?
Leftovers of a run | Which files must be deleted after training? How sensitive is an adapter?
Training on your premises and elsewhere | Why not train in the cloud?
The owner of the examples signs | Who authorizes a training run?
Training and answering compete | How long does fine-tuning take? Does training slow down the assistant?
Fine-tuning is the right tool for manner | When should we not fine-tune? Can we train on facts that change?
It is also wrong for anything a person may ask you to erase | How do we comply with erasure requests for trained data? What about GDPR and the right to be forgotten?
/privacy
The operator of this site | Who is the data controller?
No account is needed, no cookie | Does this website track me? Is my IP address stored?
Pages are counted, not people | Do you use Google Analytics?
The form for the investor portal | How do I get investor access? What data does registration ask for? How are passwords stored?
The whitepaper’s form asks | How do I withdraw consent or get my form data deleted?
No one buys it, no one rents it | Do you sell personal data? Who are your subprocessors?
You may ask what is stored about you | How do I request my data? How do I have my data deleted? Do you comply with GDPR and CCPA?
How long what is kept | How long is data retained? When does a session time out?
/cookies
If you only read, none | Does the site set cookies? Why is there no cookie banner?
Everything this site may store | Which cookies are used?
/terms
Anyone may read, print and quote | May I copy or quote text from the site?
They are not legal advice | Can we rely on your legal statements? Is there a warranty?
An account is personal | Can I share my portal login?
report it in good faith | Is there a safe harbor for security researchers?
enter nothing there that is confidential | May we enter confidential data in the demo?
`;
