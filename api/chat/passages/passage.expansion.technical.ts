/** Buyers' questions that the technical and industry pages answer. The format is that of passage.expansion.pages.ts. */
export const technicalQuestions = `
/technical-overview
What runs, and what each part keeps | Which services run on the machine? What does each component store?
Connections inside the perimeter | Which ports and protocols are used? How does single sign-on connect? Does it support LDAP, SAML or OIDC? What firewall rules are needed?
Deny everything else on the segment | How should we configure the firewall for its segment?
By memory on the accelerators | Which hardware classes exist? What about redundancy and storage?
Use models whose weights you may hold | Which model formats are supported? Why are pickle files dangerous? Can we load models from Hugging Face?
A tuning is kept as an adapter | Are LoRA adapters supported? How are tunings versioned?
A release is written to new media | How are updates signed? How do updates work step by step?
A scan station of yours | How are updates verified against tampering?
A named operator points the runtime | How do we roll back a bad update?
Each question makes an entry | What is logged? Are prompts recorded? Is the log tamper-proof?
Whether the full question is kept | Can we log only hashes of prompts? Is the log a privacy problem? Must the works council or union agree?
Nothing in the audit log is sent to us | Do you receive our logs?
What breaks, what people notice | What happens when a component fails? What if Active Directory is down? What if a GPU breaks? What happens after a power outage? What if the log disk is full?
/whitepaper
Ten chapters | What does the whitepaper cover? Is there a PDF with the architecture?
Begins with chapter 4 | Which chapter should a security officer read?
A company that sells privacy | What happens to my details when I request the whitepaper?
Why is there a form at all | Do I have to register to read the whitepaper?
Will a salesperson call | Will sales contact me after the download?
May I pass the file on | Can I share the whitepaper with colleagues? How long is the download link valid?
How do you keep robots out | Do you use a captcha?
/healthcare
Discharge letters, lab messages | Does it read HL7, lab results and radiology reports? Are images indexed?
She signs in as herself | Can nurses see notes they are not allowed to see? Does it respect EHR permissions?
Only an accepted draft returns | Can it write into the EHR or chart? Does it make clinical decisions?
Rule, product, hospital | Is it HIPAA compliant? How does it help with the Security Rule? How are substance abuse records handled?
Follow the data, not the purchase order | Do you sign a BAA? Are you a business associate?
HL7 v2 for results and admissions | Does it integrate with our EHR? Does it support FHIR and PACS?
It is not a medical device | Is it FDA approved? Can we use it for diagnosis?
/financial-services
From which policy, in which version | Can we reproduce an answer for an examiner later?
Know-your-customer files | What do banks use it for? Can it help with KYC and AML work?
What each regime gets | How does it relate to GLBA, SOX, PCI or DORA? What about model risk management?
A complaint letter is scanned once | How do we delete customer information from every copy? How does disposal work?
Three lines of defense | What do risk, compliance and internal audit get?
Treat three things as production code | How does change management work? Does it update itself?
Does keeping it on our servers take us out of DORA | Does DORA still apply on premises? Are we exempt from third-party risk rules?
May it see cardholder data | Can it process credit card numbers? Is it in PCI scope?
Can it write adverse action letters | May it explain a loan denial to an applicant?
/utilities
Which setting does this recloser have | What can line crews and operators ask? Which utility documents can it search?
An assistant for manuals is not one | Is it a BES Cyber Asset? Does NERC CIP apply to it?
Outside the Electronic Security Perimeter | Should it stand inside the ESP? Where in the network should a utility place it?
One-line diagrams with addresses | How is BCSI protected?
Run a shift with the assistant off | What if crews come to depend on it?
What each standard asks, and of whom | What does each CIP standard require? How does IEC 62443 fit?
A community water system | Which rules apply to drinking water plants? Does it suit water utilities?
Designated pipeline operators | What about gas pipelines and TSA directives?
separate hardware is the cheaper argument | Can we put it on a VM beside SCADA?
No alarm, no breaker | Can it operate equipment or control breakers?
/government
Four rulebooks, and what opens each | Does FedRAMP apply? Do you need FedRAMP authorization? Which regulations apply to an agency?
NIST SP 800-53 families | How are the NIST controls divided between vendor and agency? Does it support CAC or PIV cards?
The CJIS Security Policy looks at people | Who must be fingerprinted? Can police use it with criminal records?
A question typed by an official | Are prompts public records? Does FOIA cover chat logs? How long must prompts be retained?
A sealed case must leave it | How are sealed or expunged records removed?
Do you have an ATO | Can we reuse an authorization from another agency?
Can one installation serve police | Can two departments share a server?
Is this suitable for classified | Can it run on SIPRNet or secret networks? Is it accredited for classified data?
/government-compliance
Documents of an authorization package | Which documents do we need for an ATO? Who writes the system security plan?
Categorization under FIPS 199 | How do we categorize the system? What is the first step of an authorization?
Doors, guards, power, directory | Which controls can we inherit?
Run the disconnection tests | Which tests should we run before the assessment?
A new model, a new source | What counts as a significant change?
There is no agreement to draft | Does being offline make compliance easier? How is vulnerability scanning done without a network?
Which impact levels | Does it support moderate or high systems?
Do you supply machine-readable | Do you support OSCAL?
What changes if we take the hosted | What if we move to the hosted version later?
/air-gapped-deployment
Telephones, watches and laptops | Are phones allowed near the machine? How are visitors controlled?
A sealed drive, brought by one person | How do files get across the air gap? Can reports be exported?
copies of the files go to where the model is | Are files copied? How do we exclude old or forbidden documents?
Look at its back | What is in the server room? Which cables does the server have? How are certificates and time handled?
Workstations reach the gateway | How do users reach the assistant? How are workstations patched? Can one PC be on both networks?
A failed drive under warranty | What happens to broken disks? How do we dispose of media at end of life? May we return disks to the manufacturer?
/secure-by-design
The three doors of FIG. 1 | What access controls exist? What is checked at sign-in?
The node accepts calls from one place | Is it reachable from the internet? Which network services listen?
The assistant has no rights of its own | Does it respect file permissions? When does a departing employee lose access? Is access removed at once?
Questions, passages, versions and confirmations | Can administrators alter the audit log?
Fewer parts, all named | Is there a software bill of materials? How large is the attack surface?
An honest threat model names | Which risks remain? What about prompt injection? What about stolen disks? What about insiders who snoop?
Does an air gap replace the rest | Do we still need other security controls?
Are you certified | Do you have SOC 2 or ISO 27001? Which certificates do you hold?
What if we choose SaaS | How does security change in the cloud?
/specialized-security-controls
Every measure on this page costs time | Which extra security measures should we add? Should we switch on everything?
Controls beyond the baseline | How do we stop a rogue administrator? Is there dual control or a four eyes principle? Do exports carry a watermark? Is there TEMPEST shielding?
Start with the record | Which measure should come first against insiders?
Then protect the cold state | Are disks encrypted and where is the key? What if hardware is stolen?
Watching what staff type | Do you monitor employees? Is user behavior surveillance included?
Disable an administrator | Which security exercises should we run? How often should we rehearse?
`;
