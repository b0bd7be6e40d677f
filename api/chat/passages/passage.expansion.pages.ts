/**
 * Buyers' questions that the product pages answer in other words. A line with a path starts a page. Each other line is
 * `words of the passage | questions`.
 */
export const productQuestions = `
/
Where a question goes | Where are our prompts processed? Who can read our queries? How does this differ from ChatGPT or Copilot?
When the model changes | Who decides when the model is upgraded? Will behavior change without notice?
Fine-tune models on your own contracts | Can we customize the AI with our own documents?
Install on servers or devices you already own | Can we use servers that we have? Does it need new machines?
No internet to train | Does it work without a network line? Is an uplink mandatory?
Closed by default | Can hackers reach it from outside? Does our data leave the site?
New models fit the same socket | Can we swap in a newer LLM? Are we stuck with one model?
For work that cannot wait | Which industries is it for? Who are the typical customers?
Hospitals ask us first | Where do patient records go?
SaaS, existing infrastructure or your preferred cloud | Can it be hosted? Is a cloud version available?
/product
At the bottom sits the | What are the components? What parts does the system consist of? How do the parts fit together?
Five places it can stand | Which deployment options exist? Can it run in our AWS or Azure account? Is there a hosted service?
A room of yours, without any line | Where can it be installed? Who controls the perimeter in a cloud or hosted setup?
Not a chatbot with your logo | Is this just another chatbot? What can it do besides chat?
Not a replacement for the systems you have | Does it replace our current software? Can it write into our databases?
Not finished on delivery | How much configuration work remains after delivery?
Is it a model, an appliance or software | Do we buy hardware from you? What exactly are we buying? Is it a box or a program?
What does it cost | How is the price calculated? Is there a price list? Is there a free trial?
Which languages and file types | Does it read Word, Excel, PDF or scans? Does it speak Spanish or French? Which formats can it import?
How is it different from running an open model | Why not run Llama or Ollama ourselves? What do we gain over an open source LLM? Could we build it ourselves?
/deploy
A model has to fit into the memory | How do we size the server? Which GPU matters most?
Start a size smaller | Can we start small and grow later? Can we upgrade from a workstation to a rack?
A workstation or small server | What hardware do we need for a small team? What is the smallest configuration? Which size fits a department?
Somebody measures the room | What happens before installation? What is examined in the site survey?
Software comes on a sealed drive | How is the software delivered? How does the installer arrive? How do we check the delivery?
The machine is mounted and joined | How is it wired into the network? How do you show that there is no route outside?
Sign-in is tested with three people | How is the installation accepted? What is tested first?
A small group works with it | What happens in the first week after go-live? When do we test the backup?
Who prepares what | What do we have to provide? What is included in the delivery? What must the customer prepare on site?
Can it run on hardware we already own | Can we reuse our existing GPUs? Do we have to purchase new servers?
How many people can ask at once | How many concurrent users does it handle? How does it scale with staff?
What about virtual machines | Does it run on VMware? Can we run it on virtual servers or in a private cloud?
/train
Somebody who owns the records names | Who selects the training data? Which files should be left out of training?
From the folders, pairs are made | How many training examples do we need? What does a training example look like?
Part of the questions is set aside | How do we evaluate the tuned model? Why keep a test set apart?
Fine-tuning changes a small share | When does training run and on what machines? What does a fine-tune produce?
The old and the new model answer the held-back | How do we know that the tuned model is better? Who approves a tuned model?
It is tempting to begin with the machine | What should we do before training? How do we begin a training project?
What people ask for, and what provides it | Should we fine-tune or use retrieval (RAG)? What can training not do?
Do our files leave the building for training | Is our data uploaded for training? Do you get copies of our training files?
Can a person’s data be removed | Can the model unlearn someone? How do we handle deletion requests after training?
Do we need a data scientist | Do we need machine learning experts on staff? What skills must our people have?
/use
The question | What does an answer look like? How are sources shown? How does it say that it does not know?
Each clause that rests on a document | Are answers cited? Which statements have no source?
What is asked, what comes back | What tasks can people use it for? Can it summarize, compare or draft letters?
Then one agent searches | Can it handle tasks in several steps?
Open one source per answer | How should we train our users? How do users report wrong answers?
It does not calculate like a spreadsheet | What is it bad at? What are the limits? Can it do math? Can it detect forged documents?
When two documents contradict | What if sources conflict? What if two guidelines disagree?
/works-offline
The model is only the most visible | What does it need on our network? Does it depend on public DNS, time servers or an identity provider?
The last column is the checklist | What infrastructure must exist at the site?
Take the outside line out | How can we test that it is really offline? How do we prove that it does not phone home? Does it need activation?
Put a capture on the switch port | How do we check for hidden traffic?
Set your time server a year ahead | Do licenses expire? Is there a hidden license check?
Nothing arrives by itself | What are the drawbacks of being offline? Does it know current news?
You also own the machine | What work does our IT have? What happens when too many people ask?
And updates take a walk | How do updates get in without a connection?
Is it still offline if our building | We have internet in the building, does that matter?
How do we get a newer model | How are new models installed without a download? Can we roll back an update?
Can it look something up on the web | Can it search Google or browse websites? Does it have live web access?
Who do we call when no one outside | How does support work without remote access? Who helps when something breaks? Is there remote maintenance?
/connection-protection
What each rung admits | Which kinds of connections are possible? How do a diode, an allow list and a remote session compare?
Begin with the request in the requester | Our IT wants remote access, what should we do? How do we decide which connection is justified?
Direction matters more than encryption | Who should initiate connections? Is encryption enough? May anything connect inbound?
Servers have a second small computer | What about iDRAC, iLO, IPMI or the BMC? How can an air gap be bridged by accident?
A workstation that charges a phone | What are the risks of USB phones and tethering?
A resolver that forwards unknown names | Can data leak through DNS tunneling?
Let every rule carry an owner | How do we handle temporary firewall rules?
Multifunction devices keep images | Are printers and copiers a risk?
Is a one-way device an air gap | Does a data diode count as air-gapped?
Would a VPN do | Can employees reach it from home over VPN? Is a VPN safe enough? Can remote workers use it?
Does Safe AI need any of these | Does the product require a connection to anything outside?
/solutions
A site with no line at all | Which services do you offer? What solutions are available?
What people say in the first ten minutes | We have decades of paper archives, where do we start? Our staff avoid new tools, what should we do first?
Buyers tend to start with the machine | What should we do first, buy hardware or clean up permissions? In which order should we proceed?
Hardly any site needs all eleven | Do we need all of the services?
/why-we-built
Where is the data processed, and who has access | What do auditors and privacy officers ask?
A contract says that no one will look | Why is a contract with a cloud provider not enough? What if a foreign government or court demands the data from the provider? What happens if the vendor is acquired?
Ministries and big banks could always | Is it suitable for small organizations? Can a small clinic or law firm run it?
We cannot see how the product is used | Do you collect usage statistics? Do you know how we use it? How do bugs get reported?
We cannot repair anything quietly | Can you disable our installation remotely? Is there a kill switch? Can you turn us off if we do not pay?
/about
The company was founded in 2023 | When was the company founded? How old is the company? Who stands behind the product?
Selling something that works without us | What happens to our data when the contract ends? How does support work?
First Founder | Who are the founders?
No openings are listed | Are you hiring? Are there jobs? How do I apply?
For a first conversation | How do I contact you? What is your email address? What should we tell you first?
If you have found a weakness | How do I report a security vulnerability?
The name is written | May journalists use your drawings? How is the name spelled? Press inquiries?
/consulting
We read what you let us read | Can we stop the project halfway? Are we locked in after the pilot? What happens in the first phase of a project? What are the phases of a consulting project?
A unit in your building, with no cable | How does the proof of concept work? Can we test it in our building before buying?
Your operators restore a backup | When does the project end? How do you hand over to our operators?
Decisions are written on single pages | How do you document decisions?
Background checks, escorts | Do your consultants accept background checks? Can you give references or a list of clients?
And with two estimates | Do you give fixed price offers or estimates?
What you bring | Who from our organization must take part? How much time do our people have to invest?
Do your consultants need to see our data | Will outsiders see confidential records?
How long does it take | How long does a project take? What is the timeline for a rollout?
Would you advise against your own product | When is your product not a good fit? Would you tell us not to buy?
/cio-services
How bad would it be if this text | Which uses should stay in the cloud? How do we decide what to bring in house?
What a year of CIO services leaves | What do we get from CIO services? How do we deal with shadow AI, employees using ChatGPT secretly?
A subscription is a line that rises | Is owning cheaper than subscribing? When does buying pay off compared with cloud?
What decides is utilization | How do we estimate how much it will be used?
Include the cost of staying | What hidden costs does a hosted model have?
The shape of the cost of owning | What are the running costs? Which expenses are overlooked? What is the total cost of ownership?
Four questions a board asks | What will the board want to know? What if the vendor goes bankrupt? How do I justify it to management?
`;
