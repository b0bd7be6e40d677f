/**
 * Maps the vocabulary of buyers to that of the site. The terms of a row are synonyms: a question with one of them also
 * finds passages with the others. In a row with `>`, terms on the left find those on the right, but not the reverse.
 * All forms of a word match (`encrypt`, `encrypted`, `encryption`).
 */
const TEXT = `
offline, without internet, no internet, no connection, without a connection, internet connection
internet, online, outside line, the web, world wide web > internet, outside line, web
goes down, is down, outage, cut off, lose internet, internet fails, connection fails, internet goes out > line cut, line lost, link fail, outage
air gap, airgap, air gapped, airgapped, isolated network, isolated, disconnected, standalone
on premises, on premise, on prem, onprem, onpremises, on site, in house, inhouse, self hosted, self host, selfhost, local, locally, own servers, own building, our own data center > premises, on-premises, own servers, local, site
datacenter, data center, data centre, server room, comms room, computer room
cloud, aws, azure, gcp, hosted, saas, tenancy, private cloud, vpc > cloud, saas, hosted, tenancy
phone home, calls home, call home, telemetry, beacon, beaconing, exfiltrate, exfiltration, leak out, send data out, sends data, usage data > calls home, leave, telemetry, capture, dashboard
leave the building, leaves the building, leave our network, leaves our network, leave our premises, leaves our premises, go outside, leave the premises > leave, building, premises
prove, proof, verify, verification, evidence, confirm, check for ourselves, demonstrate
sniff, sniffer, packet capture, wireshark, pcap, network traffic, monitor traffic > capture, switch port, wire, resolve
firewall, allow list, allowlist, whitelist, acl > rule, firewall, allow list
data diode, diode, unidirectional gateway, one way, oneway, unidirectional
vpn, remote access, tunnel, remote connection, remote desktop, remote session > vpn, remote, watched session
remote support, remotely, dial in, log in remotely, connect to our system, teamviewer > outside, log in, telephone, remote
ports, port, tcp, firewall ports > port, connection
ntp, time server, clock, time source, time synchronization > clock, time server
dns, resolver, name server, domain name > resolver, name
syslog, siem, splunk, log server, log aggregation, log management > syslog, log store, log
price, pricing, cost, costs, fee, price tag, how much does, how much would, expensive, quote, quotation, license fee, subscription fee, priced > cost, price, quoted
budget, tco, total cost, total cost of ownership, cost of ownership, roi, return on investment, capex, opex, business case, payback, cheaper > owning, cost, cheaper, budget, subscription
rent, renting, subscription, subscribe > renting, subscription
trial, demo, pilot, proof of concept, poc, evaluate, try out, try it, test drive, evaluation, sandbox, free version > try, trial, demo, free
buy, purchase, order, procure, procurement, acquire > buy, procurement, order
resell, reseller, partner > resale
delete, erase, remove, forget, purge, wipe, wipes, unlearn, erasure, right to be forgotten > delete, erase, remove, forgotten, wipe
destroy, shred, disposal, dispose, decommission, end of life, retire, sanitize, shredding, retirement > destroy, disposal, retire, sanitize, shred
employee, staff, employees, colleague, worker, workforce, people, user, personnel, coworker
customer, client, reference customer, clients
gpu, graphics, graphics card, accelerator, nvidia, video card, gpus, graphics cards > gpu, accelerator, card
gigabytes, gigabyte, gb, gib
vram, gpu memory, graphics memory, video memory, memory on the accelerator > memory, accelerator, gib
cpu, processor, without a gpu > processor
disk, drive, storage, ssd, hard disk, hard drive, disks, hard drives
disk space, storage space > disk, storage
hardware, server, machine, equipment, box, appliance, existing hardware, rack
already own, already have, existing servers, current servers, our hardware, own hardware, existing hardware, existing equipment, reuse hardware > own, existing
electricity, power, kilowatt, watts, energy, power consumption, electrical > power, cooling, circuit
cooling, heat, air conditioning, hvac, temperature > cooling, heat
power failure, power outage, power cut, power lost, blackout, loses power, lose power, reboot, restart, cold start > power lost, cold start, restart
sizing, size, how big, how large, capacity, dimension, scale, hardware sizes, hardware classes, spec, specs, specification > size, memory, class, capacity
simultaneous, simultaneously, concurrent, concurrency, concurrently, at once, at the same time, in parallel, same time > at once, concurrent
how many users, number of users, many users, how many people > users, people, concurrent
latency, speed, slow, fast, response time, performance, throughput, tokens per second, quick, faster > speed, slow, tokens per second, bandwidth, wait
quantization, quantized, quantize, precision, bits, 4 bit, 8 bit, int8, int4 > bits, precision, gguf
context window, context length, context size, long documents > context, token
redundancy, redundant, high availability, failover, ha, fault tolerance, fault tolerant, spare, highly available, single point of failure > redundancy, spare, two rooms, either room
disaster recovery, dr, business continuity, bcp, contingency, continuity > restore, recovery, contingency, backup
backup, backups, restore, recovery, snapshot
fails, failure, dies, breaks, broken, malfunction, crash, dies, fault, defective > fail, break, failure, fault
hardware failure, gpu fails, card fails, gpu dies, disk fails, server dies > accelerator fails, failed disk, part, chassis
monitor, monitoring, alert, alerting, health check, dashboard, observability, metrics
operator, administrator, admin, sysadmin, it team, system administrator, it staff, operators
staffing, headcount, fte, team size, how many people to run, how many staff, how many administrators, manpower > operator, administrator, people
skills, expertise, expert, specialist, data scientist, machine learning engineer, ml engineer, ai expert > data scientist, specialist, operator
train our staff, staff training, user training, training for users, learn to use, onboarding > habits, teach
install, installation, deploy, deployment, set up, setup, rollout, implementation, mount, rolled out, roll out, implement, go live, commission
installation time, how long to install, how long to deploy, time to deploy, timeline, lead time, how long does a project take, project take, take to implement > long take, stage, estimate, week, phase
prepare, preparation, prerequisite, prerequisites, site survey, survey, requirements, before installation, site prep > prepare, survey
deliver, delivered, delivery, ship, shipped, arrival, shipping > delivery, arrival, sealed drive, ship
virtual machine, vm, vms, vmware, hypervisor, virtualization, virtualized, hyper-v, proxmox > virtual machine
update, upgrade, patch, release, patching, new version, newer version, updates, patches, firmware > update, release, patch, version
frequency, cadence, how frequently > months, pace, schedule, every
usb, usb stick, usb drive, thumb drive, flash drive, removable media, dvd, optical disc, drive, media > media, drive, removable, usb
transfer, bring in, carry in, carried in, import, get into, sneakernet, hand carry > carry, transfer, media, drive
checksum, hash, digest, signature, sha256, signed, integrity, integrity check > checksum, hash, digest, signature, manifest
tampered, tampering, manipulated, altered, modified, compromised, supply chain attack, corrupted, malicious update > tamper, altered, modified, checksum, signature
supply chain, provenance, chain of custody, origin, where the model comes from > supply chain, provenance, origin
chinese, china, foreign, deepseek, qwen, country of origin > foreign origin, origin
sbom, bill of materials, component list, software components, dependencies > bill of materials, component
roll back, rollback, revert, undo, go back, switch back, previous version, downgrade, back out > back, former, previous, roll
malware, virus, antivirus, ransomware, trojan, worm, infected > malware, malicious, scan
scan station, kiosk, scanning station, media scanning, sheep dip > scan station
vulnerability, vulnerabilities, weakness, security hole, exploit, cve, security flaw, security bug, bug bounty, responsible disclosure > vulnerability, weakness
pentest, pen test, penetration test, red team, security test, security assessment > test, assessor, take apart, probe
hacker, attacker, hacked, intruder, attack, threat actor, adversary, cyberattack, breach
insider, insider threat, rogue, rogue employee, disgruntled, rogue admin, malicious employee, snooping, curious employee, nosy > insider, curious colleague, grudge, administrator
threat model, threats, risks, risk, attack surface
steal, stolen, theft, lost, stolen disk, stolen server
encrypt, encrypted, encryption, at rest, in transit, tls, ssl, bitlocker, cipher, cryptography, cryptographic, fips
key, keys, key management, hsm, hardware security module, tpm, decryption key, encryption keys > key, custody, token
side channel, emanation, tempest, covert channel, eavesdrop, eavesdropping > emanation, covert channel, side channel
wifi, wi-fi, wireless, bluetooth, radio, mobile phone, cell phone, smartphone, hotspot > radio, phone, hotspot
bmc, ipmi, ilo, idrac, out of band, management port, lights out management > management port, small computer
printer, copier, mfp > printer
two person, dual control, four eyes, two man rule, second person, second approval, two people > two people, two-person, second signature
permission, permissions, rights, access rights, access control, rbac, acls, authorized, authorization, entitlements, role based access, privileges > rights, permission, access
see documents, see files, see everything, other departments, not supposed to see, should not see, confidential files, salary, hr files, see each other's > rights, may open, see, read, folder
need to know, segregation, separate, compartmentalize, segregate, separation, keep apart, chinese wall, two departments, multi tenant, multitenant > separate, index, apart, never meet
log in, login, sign in, logon, log on, sso, single sign on, authentication, authenticate, credentials, sign on, signin > sign-in, sign in, directory, identity
ldap, active directory, ad, entra, saml, oidc, okta, identity provider, idp, directory service, kerberos > directory, ldaps, saml, oidc
mfa, 2fa, two factor, multi factor, multifactor, two step > multi-factor, sign-in
piv, cac, smart card, smartcard, badge > piv, cac, badge
leaves, leaver, quits, resigns, left, fired, offboarding, leaves the company, terminated, deprovision, deprovisioning, changes role, leave the company > leaves, leaver, removed, left, group
log, logs, audit log, audit trail, logging, record, audit trails, history
logged, recorded, written down, tracked, audit log contain, audit log include > record, entry, log
tamper proof, tamper evident, immutable, append only, worm storage, write once, hash chain, unalterable > hash chain, only grow, write-only, append
retain, retention, keep, kept, stored, retention period, store, archive
what people asked, my questions, prompts, queries, read my questions, employee monitoring, watch employees, spy, surveillance > question, asked, record, watching
question, prompt, query, questions, prompts, ask
answer, response, reply, output, result
hallucinate, hallucination, hallucinations, make things up, makes things up, made up, invent, fabricate, incorrect, wrong, mistake, inaccurate, error, false answer, accuracy, accurate, reliable, trustworthy, trust > wrong, invent, hallucinate, believed, source
no answer, does not know, doesn't know, don't know, not know, nothing found, cannot find, can't find, no documents, missing information > nothing found, missing, none, says so
source, citation, cite, reference, footnote, page number, sources, cited, quote its sources, where it came from, traceable > source, passage, cite, page
contradict, conflicting, conflict, disagree, inconsistent, two versions, contradictory > contradict, disagree, both
outdated, old version, obsolete, stale, superseded, out of date, expired documents, withdrawn > withdrawn, superseded, old, replaced, stale
up to date, fresh, daily, nightly, real time, realtime, current, how current, recent, how fresh, freshness > fresh, last copy, newest
feedback, mark, flag, thumbs down, report a mistake, correction, wrong answer, report a wrong answer > correction, wrong, say that it is wrong
rag, retrieval augmented generation, retrieval, semantic search, vector search, vector database, vector store, search, look up, lookup > retrieval, search, index, passage, look up
embedding, embeddings, vector, vectors
index, indexing, ingest, ingestion, crawl, import documents, feed documents, load documents > index, pipeline, read
llm, large language model, language model, foundation model, base model, ai model, model, models
which model, what model, which llm, what llm, llama, mistral, gpt, gemma, choose a model, model choice, model selection > model, open-weight, base, weights
bring our own model, own model, our own model, bring a model, custom model, byom > model, bring
open source, open weight, open model, open source model, open weights > open model, open-weight, license
new model, newer model, better model, swap the model, change the model, replace the model, model replacement, switch models, upgrade the model > newer model, replace, model
weights, model weights, safetensors, gguf, pickle, model file, checkpoint, model format, file format > weights, safetensors, gguf, format, checkpoint
fine tune, fine tuning, finetune, finetuning, train, training, tuning, lora, qlora, adapter, retrain, tuned > train, fine-tune, tuning, adapter
train on our data, training data, use our data to train, used for training, learn from our data > train, data, examples
how many examples, training examples, training set, dataset, samples, amount of data, much data > examples, pairs
test set, benchmark, evaluate the model, evaluation, acceptance test, test questions, quality check, measure quality > test, questions, held back
memorize, memorization, memorise, regurgitate, leak training data > reproduce, repeat, memorize
agents, agent, multi agent, agentic, orchestration, workflow, automation, automate, automated, bots
unattended, overnight, at night, without supervision, unsupervised, autonomous, autonomously, by itself, on its own, without a human > overnight, without anyone, unattended, night
human in the loop, approve, approval, human approval, confirm, sign off, confirmation, oversight, human review > person confirm, confirm, person decides, sign
write back, write to, update records, change data, modify data, write access, writes, edit records, make changes, change records > write, change, writes back, tray
prompt injection, jailbreak, trick, tricked, fool, manipulate, hijack, planted, hidden instructions, malicious document, malicious instructions, poisoned document, injected > prompt injection, injection, planted, instructions, orders, attack
guardrails, guardrail, content filter, moderation, filter, harmful, toxic > filter, rule
refuse, refusal, refuses, decline, blocked > refusal, refuse
languages, language, multilingual, spanish, french, german, translate, translation, chinese language > language
file types, file formats, word, excel, docx, spreadsheets, powerpoint, office files, formats, document types > file types, scan, office, table
scan, scanned, ocr, handwriting, handwritten, paper, image, images, scanned documents, paper records, scans > scan, recognition, paper
spreadsheet, calculate, math, arithmetic, sums, add up, calculation, calculations, numbers > calculate, spreadsheet, calculator, computes, sums
email, e mail, mailbox, outlook, exchange > mail, mailbox
personal data, pii, personal information, personally identifiable information, privacy, data protection, sensitive data, private data > personal data, privacy, personal
gdpr, data subject, subject access request, ccpa, dsar, european privacy > gdpr, rights, erase
phi, ephi, patient data, patient information, health information, medical data, health data, protected health information > ephi, patient, patient data, health
hipaa, hitech, security rule, health privacy
baa, business associate agreement, business associate
ehr, emr, epic, cerner, patient record, chart, medical record, health record, charts > chart, record, ehr
hl7, fhir, interface engine, lab results, adt > hl7, fhir, interface engine
pacs, dicom, radiology, x ray, imaging, mri > pacs, ris, imaging, radiologist
diagnosis, diagnose, medical device, fda, clinical decision, treatment decisions, medical advice > medical device, diagnosis
doctor, physician, nurse, clinician, pharmacist, caregiver, nurses, doctors
substance abuse, addiction, psychiatric, mental health, behavioral health, part 2, psychotherapy > part 2, 42, psychiatric, consents
hospital, clinic, health system, healthcare, ward, clinics, hospitals, medical center
bank, banking, credit union, financial institution, finance, lender, banks, broker, insurance
glba, safeguards rule, gramm leach bliley, ftc > glba, safeguards
sox, sarbanes oxley, financial reporting, section 404 > sox, financial reporting
pci, pci dss, cardholder, credit card, card data, card numbers, payment card, credit card numbers > pci, cardholder, card
dora, digital operational resilience act
model risk, sr 11 7, sr 26 2, model risk management, model validation, mrm, occ > model risk, sr, validation
third party risk, vendor risk, tprm, vendor management, third party, outsourcing, supplier risk > third-party, supplier, vendor
loan, credit decision, underwriting, lending, mortgage, adverse action, deny credit, credit scoring, loans > loan, adverse action, credit, applicant
examiner, exam, regulator, auditor, inspector, supervisor, audit, inspection, assessor, examiners, regulators, auditors
government, agency, federal, public sector, municipality, county, city hall, state agency, agencies, ministry
fisma, nist, 800 53, 800-53, rmf, risk management framework > fisma, nist, 800, sp
ato, authority to operate, authorization to operate, accreditation, accredited > ato, authorization, operate, official
authorization package, ssp, system security plan, poam, poa&m, security documentation, paperwork, compliance documents, compliance paperwork > security plan, authorization package, paper
fedramp, fed ramp
impact level, il5, il4, high baseline, moderate, fips 199 > impact level, high, moderate
cjis, criminal justice, criminal justice information, police, law enforcement, sheriff, police department > cjis, criminal, police, sheriff
background check, background checks, fingerprint, fingerprints, vetting, screening, screened, clearance, security clearance > fingerprint, background check, screening
classified, secret, top secret, scif, jwics, siprnet, classified network > classified, enclave
foia, freedom of information, public records, records request, sunshine law, open records, public records request > foia, records, request
records retention, records schedule, federal records act, records law > retention schedule, records
section 508, accessibility, accessible, screen reader, wcag, ada, disability, blind, deaf, impaired, disabled, disabilities > wcag, 508, screen reader, accessibility
utility, utilities, power company, electric, grid, power plant, energy company, water utility, water plant
nerc, cip, nerc cip, bes, bulk electric system > nerc, cip, bes
scada, ot, ics, plc, industrial control, historian, control system, control room, dcs, operational technology > scada, historian, control, ot
breaker, valve, pump, switchgear, actuate, operate equipment, control equipment, open valves, breakers, valves, pumps > breaker, valve, act, controllers
62443, isa 62443, zones and conduits, purdue > 62443, zone, conduit
awia, america's water infrastructure act, drinking water, epa, water system > water, awia, 2013
pipeline, tsa, gas > pipeline, tsa, gas
defense, military, dod, army, navy, ministry of defense > defense
poor links, poor link, bad connection, bad network, unreliable connection, slow link, low bandwidth, patchy network > line fails, bad networks
ship, vessel, remote site, branch, branches, field office, remote location, substation, branch offices, several locations, multiple sites, many sites > branch, stations, ships, substations, node
certification, certified, certificate, certifications, soc 2, soc2, iso, iso 27001, iso27001, attestation, accredited, hitrust > certified, certificate, claims none
compliant, compliance, comply, regulation, regulatory, complies
warranty, guarantee, sla, liability, liable, warranties > warranty, liable, liability
legacy, mainframe, old system, as400, as 400, cobol, midrange, green screen, legacy systems, older systems, terminal, outdated software > legacy, mainframe, midrange, old system
api, rest api, interface, connector, integrate, integration, connect to, plug into, hook up, interfaces, connectors > interface, connector, api, integration, connect
database, sql, oracle, relational database, databases > database, replica
file share, network drive, shared drive, file server, network share, nas, smb, file shares > file share, shared drive, smb, document store
screen scraping, scraping, rpa, terminal emulation > screen scraping
replace, replacement, substitute, instead of, get rid of
user interface, ui, ux, frontend, front end, screens, screen, layout, interface design, look and feel, design
logo, branding, brand, white label, colors, theme, corporate design > logo, colors, screens
customize, customizable, customise, adapt, tailor, configure, tailored, customization, adjust, modify > change, customize, layer
abbreviation, abbreviations, acronym, jargon, terminology, vocabulary, glossary, our terms, slang, acronyms > abbreviations, glossary, vocabulary, words
consultant, consulting, consultants, professional services, advisory, advisors, engagement > consulting, phase, gate, project
cio, ciso, chief information officer, it strategy, ai strategy, strategy, board, board of directors > board, portfolio, strategy, cio
shadow ai, shadow it, staff use chatgpt, employees use chatgpt, already using chatgpt, chatgpt at work, unauthorized ai > inventory, accounts, chatbot, phone
chatgpt, openai, copilot, gemini, claude, anthropic, cloud ai, public ai, hosted ai, hosted assistant, microsoft copilot > cloud ai, hosted, provider
difference, different from, compared to, versus, vs, compare, comparison, advantage over, better than, differ > different, compared
disadvantage, disadvantages, drawback, downside, downsides, cons, limitations, limitation, catch, trade off, tradeoffs, weaknesses > costs you, wrong tool, disadvantage, gave up, harder
not good at, bad at, cannot do, can't do, shouldn't use, not use it for, not suited > wrong tool, not, wrong
use case, use cases, what can it do, what does it do, examples of use, capabilities, features, tasks > kinds of work, summarize, draft, find
summarize, summary, summarise, draft, write letters, compose, summaries
industry, industries, sector, sectors, vertical, verticals, who is it for, made for, meant for, target market > meant for, sector, government healthcare banking
small business, small company, small organization, smb company, mid size, small team, enterprise, too small > small, medium, organizations, small it team
go out of business, bankrupt, bankruptcy, go bust, go under, acquired, vendor disappears, vendor gone, out of business, insolvent, shut down, company fails, stop paying, cease to exist, closes > go under, vendor gone, keeps answering, exit
exit, lock in, vendor lock in, locked in, leave you, switch vendors, stop using, exit strategy, terminate, end the contract, cancel > exit, leaves, stays, keep, contract
switch us off, kill switch, turn off, license expire, license expires, license server, activation, license key, expire, deactivate, disable > switch off, lease, activation, stops
support, help desk, helpdesk, customer service, technical support, assistance, who helps, who do we call > support, telephone, person, site, call
maintenance, maintain, upkeep, service contract, servicing
on site visit, come to us, send someone, engineer visit, visit, technician > visit, site, engineer, escort
contact, email address, reach you, get in touch, write to you, contact you, mail address, contact details > mail, contact, hello
located, location, headquarters, headquartered, based, where are you, office address, address, street address, hq, where is your company, your office > city, street, seat, wilmington
founded, established, started, founding, inception, how old is the company, company start, since when > founded, 2023
founder, founders, who started, who founded, who created, who is behind, management team, leadership team, team > founder, co-founder
job, jobs, career, careers, vacancy, vacancies, openings, hiring, positions, work for you, recruiting, employment, apply > openings, careers, positions
press, journalist, journalists, media inquiries, reporter, newspaper, media kit, press kit > press, journalists, drawings
reproduce, republish, reprint, copy your content, quote your pages, copyright, reuse your drawings, use your diagrams > reproduce, quote, copying, drawings
investor, investors, investor portal, shareholder, stockholder
register, sign up, request access, get an account, create account, account request, portal access, apply for access > account, request, form
cookie, cookies, tracking, tracker, analytics, track visitors, tracked, google analytics
session, logged out, log out, timeout, session timeout, logged in, signed in, automatically logged out > session, without use
whitepaper, white paper, brochure, paper
salesperson, sales, sales call, call me, sales rep, spam, sales pitch > salesperson, telephone number
pdf > pdf, file
pass on, pass the file on, share the file, forward, distribute, share with colleagues, share it with > pass on, pass
captcha, robots, bots > robots, puzzle
cardboard, seal, seals, photographs, tamper seal > seals
flood, fire, storm, hurricane, earthquake, natural disaster > flood, storm
union, works council, works agreement > union, works agreement
legal hold, litigation hold, discovery, ediscovery, e discovery > legal hold, discovery, hold
legal advice, lawyer, attorney, counsel, legal > legal advice, counsel
case study, case studies, success story, example, real world, reference, examples > case study, illustrative
incident, incident response, security incident, data breach, breached > incident, breach
weird, odd, strange, suspicious, unusual
notify, notification, notice, report a breach, breach notification, notify patients, reporting deadline > notice, notification, discovery, 60-day
deadline, time limit, within how many > clock, days, limit
data leave, data goes, where does our data go, where does data go, data stored, where is data stored, data location, data residency, data sovereignty, where is our data > premises, stays, room, stored
who can read, who has access, who can see, read our data, see our data, access our data, look at our data, your engineers see > read, people you let in, nobody of ours, way in
subprocessor, processor, sub processor, third parties > subprocessors, provider
responsible, responsibility, responsibilities, duty, duties, obligation, shared responsibility, our job, your job, who does what > duty, stays your duty, responsibility
diagram, diagrams, figure, picture, pictures, illustration, drawing
architecture, components, component, parts, modules, inside the box, made of, building blocks, consist of > component, runs, parts, drawers
custom, bespoke, special requirements, none of your, something different > custom, bespoke
`;

export const thesaurusRows: readonly string[] = TEXT.trim().split('\n');
